/** A map that keeps the entries used last and forgets the others. */
export class Recent<K, V> {
  private readonly entries = new Map<K, V>()

  constructor(private readonly most: number) {}

  /** What is kept under a key, which is thereby used last. */
  get(key: K): V | undefined {
    const value = this.entries.get(key)
    if (value === undefined) return undefined
    this.entries.delete(key)
    this.entries.set(key, value)
    return value
  }

  /** Keeps a value; where there are more than `most`, the one not used for longest is dropped. */
  set(key: K, value: V): void {
    this.entries.delete(key)
    this.entries.set(key, value)
    const [oldest] = this.entries.keys()
    if (this.entries.size > this.most && oldest !== undefined) this.entries.delete(oldest)
  }

  clear(): void {
    this.entries.clear()
  }
}
