declare module "shinpan.wasm?url" {
  const address: string;
  export default address;
}
