/** Random numbers that a seed repeats (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0 and below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from 0 up to but not `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  isOnce(in_: number): boolean {
    return this.below(in_) === 0
  }

  of<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T
  }
}
