// All of the engine, and all but the bot: the page waits for the second alone.

declare module "shinpan.wasm?url" {
  const address: string;
  export default address;
}

declare module "shinpan-referee.wasm?url" {
  const address: string;
  export default address;
}
