/** Names that are joined step by step into groups of which each has one root. Spec §3. */
export class UnionFind {
  readonly #parents = new Map<string, string>()

  /** The root of a name's group; a name that was never joined is its own. */
  rootOf(name: string): string {
    let root = name
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root)) {
      root = next
    }
    // The next search from anywhere on the way is one step.
    for (let at = name; at !== root; ) {
      const next = this.#parents.get(at) ?? root
      this.#parents.set(at, root)
      at = next
    }
    return root
  }

  /** Makes one group of the groups of two names; its root does not depend on their order. */
  join(a: string, b: string): void {
    const [first = a, second = b] = [this.rootOf(a), this.rootOf(b)].sort()
    if (first !== second) this.#parents.set(second, first)
  }
}
