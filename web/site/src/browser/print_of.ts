// A fingerprint of a text: two texts with the same one are taken for the same.

/** 106 bits, of two hashes of 53 that begin differently (cyrb53's mixing). */
export function printOf(text: string): string {
  return hashOf(text, 0).toString(36) + hashOf(text, 0x9e3779b9).toString(36);
}

function hashOf(text: string, seed: number): number {
  let [one, two] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let i = 0; i < text.length; ++i) {
    const unit = text.charCodeAt(i);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
}
