/** The languages the demo listings are written in; German falls back. */
export const FEED_LANGUAGES = ['nl', 'fr', 'en'] as const

export type FeedLanguage = (typeof FEED_LANGUAGES)[number]
export type Words = Record<FeedLanguage, string>

/** A text that suits only listings with certain traits: "old !lift" wants old and no lift. */
export interface Variant {
  when: string
  text: Words
}

/** One text in the three languages of the demo. Spec §1. */
export const words = (nl: string, fr: string, en: string): Words => ({ nl, fr, en })

/** A text in three languages with the traits it asks for; '' suits every listing. */
export const variant = (when: string, nl: string, fr: string, en: string): Variant => ({
  when,
  text: { nl, fr, en },
})

const suits = (when: string, traits: ReadonlySet<string>): boolean =>
  when
    .split(' ')
    .filter((trait) => trait !== '')
    .every((trait) => (trait.startsWith('!') ? !traits.has(trait.slice(1)) : traits.has(trait)))

const capitals = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) =>
    before + letter.toUpperCase(),
  )

/** English "a" as "an" before a vowel, and before a number that is said with one: 8, 11 and 18. */
const withArticles = (text: string): string =>
  text.replace(/(?<!\p{L})([Aa]) (?=(?!one|once|euro)[aeio]|8|1[18](?!\d))/gu, '$1n ')

/**
 * The template with each `{name}` replaced, in English with the article that goes with it, and a
 * capital at the start of each sentence. A name without a value is a mistake in the demo's texts and
 * throws. Spec §3, "Property".
 */
export function fill(template: string, values: Readonly<Record<string, string>>, language: FeedLanguage): string {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in "${template}"`)
    return value
  })
  return capitals(language === 'en' ? withArticles(text) : text)
}

/**
 * A chooser that takes, among the variants that suit, one of those used least so far, so that
 * neighbouring listings read differently. No suitable variant gives null. Spec §3, "Property".
 */
export function variantChooser() {
  const used = new Map<Variant, number>()
  return (variants: readonly Variant[], traits: ReadonlySet<string>, turn: number) => {
    const fitting = variants.filter(({ when }) => suits(when, traits))
    const least = Math.min(...fitting.map((entry) => used.get(entry) ?? 0))
    const fresh = fitting.filter((entry) => (used.get(entry) ?? 0) === least)
    const chosen = fresh[turn % fresh.length]
    if (chosen === undefined) return null
    used.set(chosen, least + 1)
    return chosen.text
  }
}
