/** Some 100 bytes each: more than a site of 50,000 listings changes in a day. */
const MOST_TAGS = 20_000

/**
 * Which change of `content-changes`, by its number, was the newest of each tag. What was rendered when a
 * process had applied the changes up to some number is still true if none of its tags changed after
 * that. What is noted counts for what is rendered at once, and for what is kept once it is applied. Of what
 * lies before `floor` nothing is known: it counts as changed. Decisions 109 and 114.
 */
export class TagChanges {
  #newest = new Map<string, number>()
  /** What is being applied. */
  #noted = new Map<number, readonly string[]>()

  constructor(private floor: number) {}

  /** Notes which tags a change, by its number, concerns, before anything of it is applied; said again, that counts instead. */
  note(change: number, tags: readonly string[]): void {
    this.#noted.set(change, tags)
  }

  /** To be called when all that was noted has been applied. */
  applied(): void {
    for (const [change, tags] of this.#noted) this.#add(change, tags)
    this.#noted.clear()
  }

  /** Whether nothing with any of these tags has changed since the changes up to a number were applied. */
  areUnchangedSince(change: number, tags: readonly string[]): boolean {
    return change >= this.floor && tags.every((tag) => (this.#newest.get(tag) ?? 0) <= change)
  }

  /** Whether nothing of what is being applied has any of these tags. */
  areUntouched(tags: readonly string[]): boolean {
    const touched = new Set([...this.#noted.values()].flat())
    return !tags.some((tag) => touched.has(tag))
  }

  #add(change: number, tags: readonly string[]): void {
    if (this.#newest.size + tags.length > MOST_TAGS) {
      this.floor = Math.max(this.floor, ...this.#newest.values())
      this.#newest = new Map()
    }
    for (const tag of tags) this.#newest.set(tag, Math.max(change, this.#newest.get(tag) ?? 0))
  }
}
