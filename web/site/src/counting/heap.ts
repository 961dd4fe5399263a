// Where stones lie in a bowl: a spiral from the middle outwards, the same for the same number, so that a step
// back gives the same picture and a further stone moves none of the others.

export interface Lying {
  readonly x: number;
  readonly y: number;
}

// radians; no two stones of the spiral come to lie behind one another
const turn = Math.PI * (3 - Math.sqrt(5));
const least = 20; // a bowl for fewer stones is as large

/** The radius of a stone in a bowl of radius 1 that is made for so many. */
export const stoneRadius = (room: number): number => 0.92 / Math.sqrt(Math.max(room, least));

/** The middles of so many stones, within a circle of radius 1 that has room for `room`. */
export function heap(stones: number, room: number): readonly Lying[] {
  const reach = 1 - stoneRadius(room);
  return Array.from({ length: stones }, (_, i) => {
    const out = reach * Math.sqrt((i + 0.5) / Math.max(room, least));
    return { x: out * Math.cos(i * turn), y: out * Math.sin(i * turn) };
  });
}
