/** A number from 0 to 1 that looks like chance and is the same each time. */
export function chance(key: number, salt: number): number {
  let mixed = Math.imul(key ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
