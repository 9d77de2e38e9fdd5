/** The languages in which the demo names what a listing has. */
export const FEED_LANGUAGES = ['nl', 'fr', 'en', 'de'] as const

/** Those of its descriptions and of the names of its towns; German falls back. */
export const PROSE_LANGUAGES = ['nl', 'fr', 'en'] as const

export type FeedLanguage = (typeof FEED_LANGUAGES)[number]
export type ProseLanguage = (typeof PROSE_LANGUAGES)[number]
export type Words = Record<FeedLanguage, string>
export type ProseWords = Record<ProseLanguage, string>

/** A text that suits only listings with certain traits: "old !lift" wants old and no lift. */
export interface Variant<Text> {
  when: string
  text: Text
}

/** Words in the four languages of the demo. Spec §1. */
export const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de })

/** A running text in the three languages that the demo describes in. */
export const prose = (nl: string, fr: string, en: string): ProseWords => ({ nl, fr, en })

/** A running text with the traits it asks for; '' suits every listing. */
export const variant = (when: string, nl: string, fr: string, en: string): Variant<ProseWords> => ({
  when,
  text: prose(nl, fr, en),
})

/** A headline in four languages with the traits it asks for. */
export const headline = (when: string, ...text: Parameters<typeof words>): Variant<Words> => ({ when, text: words(...text) })

/** Whether the demo describes in a language. */
export const isProseLanguage = (language: FeedLanguage): language is ProseLanguage => language !== 'de'

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
  const used = new Map<object, number>()
  return <Text>(variants: readonly Variant<Text>[], traits: ReadonlySet<string>, turn: number): Text | null => {
    const fitting = variants.filter(({ when }) => suits(when, traits))
    const least = Math.min(...fitting.map((entry) => used.get(entry) ?? 0))
    const fresh = fitting.filter((entry) => (used.get(entry) ?? 0) === least)
    const chosen = fresh[turn % fresh.length]
    if (chosen === undefined) return null
    used.set(chosen, least + 1)
    return chosen.text
  }
}
