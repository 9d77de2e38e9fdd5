import { LANGUAGES, type Language } from '@/i18n/languages'

/** A name of a place as it compares, in the language in which a listing gives it. */
export interface PlaceName {
  node: string
  language: Language
}

/** How often listings give names of places together, and how often apart. Spec §3. */
export class NamePairs {
  readonly #counts = new Map<string, number>()

  /** Counts the names that so many listings give their place. */
  add(names: readonly PlaceName[], count: number): void {
    const nodes = new Set(names.map(({ node }) => node))
    for (const one of nodes) {
      for (const { language, node } of names) {
        this.#more('beside', [one, language], count)
        if (node === one) this.#more('called', [one, language], count)
      }
      for (const other of nodes) {
        if (other === one) continue
        this.#more('pair', [one, other], count)
        for (const { language, node } of names) {
          this.#more('beside', [one, language, other], count)
          if (node === one) this.#more('called', [one, language, other], count)
        }
      }
    }
  }

  /**
   * Whether two names that a listing gives its place are those of two: there is a language in which one of them
   * stands without the other, which as many listings as give both call something else in that language. Where
   * more of them give both, the others are mistaken.
   */
  areApart(a: string, b: string): boolean {
    const both = this.#count('pair', [a, b])
    return [[a, b] as const, [b, a] as const].some(([one, other]) =>
      LANGUAGES.some((language) => {
        const alone = this.#count('called', [one, language]) - this.#count('called', [one, language, other])
        const otherwise = this.#count('beside', [other, language]) - this.#count('beside', [other, language, one])
        return alone > 0 && otherwise >= both
      }),
    )
  }

  #more(kind: string, of: string[], count: number): void {
    this.#counts.set(keyOf(kind, of), this.#count(kind, of) + count)
  }

  #count(kind: string, of: string[]): number {
    return this.#counts.get(keyOf(kind, of)) ?? 0
  }
}

/** Names hold no line breaks. */
const keyOf = (kind: string, of: string[]): string => [kind, ...of].join('\n')
