/** How many there are of each row of the database that is known. */
export class RowTally {
  private readonly bars: Int32Array

  constructor(private readonly known: ReadonlyMap<number, unknown>) {
    this.bars = new Int32Array(Math.max(0, ...known.keys()) + 1)
  }

  /** One more of a row; one that is not known counts for nothing. */
  add(id: number | null): void {
    if (id !== null && id < this.bars.length) this.bars[id]! += 1
  }

  counts(): ReadonlyMap<number, number> {
    return new Map([...this.known.keys()].map((id) => [id, this.bars[id] ?? 0]))
  }
}

/** How many there are of each of a few choices. */
export class ChoiceTally<K> {
  private readonly bars: Int32Array

  constructor(private readonly keys: readonly K[]) {
    this.bars = new Int32Array(keys.length)
  }

  /** One more of the choice at a place; a place that is none counts for nothing. */
  add(place: number): void {
    if (place >= 0 && place < this.bars.length) this.bars[place]! += 1
  }

  counts(): ReadonlyMap<K, number> {
    return new Map(this.keys.map((key, place) => [key, this.bars[place] ?? 0]))
  }
}
