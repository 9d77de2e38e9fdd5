import type { Facts } from './facts'
import { HEADLINES } from './headlines'
import { FLAT_LAYOUTS, FLAT_OPENINGS } from './text-apartment'
import { CLOSING_TEXTS } from './text-closing'
import { COMFORT_TEXTS } from './text-comfort'
import { HOUSE_LAYOUTS, HOUSE_OPENINGS, HOUSE_OUTSIDES } from './text-house'
import { OTHER_DETAILS, OTHER_OPENINGS } from './text-other'
import { PLACE_TEXTS } from './text-place'
import { traitsOf } from './traits'
import { valuesOf } from './values'
import { fill, isProseLanguage, variantChooser, type FeedLanguage, type ProseWords, type Variant } from './words'

export interface Prose {
  headline: (language: FeedLanguage) => string
  /** HTML, one element a paragraph; blank in a language that the demo does not describe in. */
  description: (language: FeedLanguage) => string
}

type Topics = readonly (readonly (readonly Variant<ProseWords>[])[])[]

// Each line is a paragraph; the topics of a line follow one another in it.
const HOUSE: Topics = [
  [HOUSE_OPENINGS],
  [HOUSE_LAYOUTS, HOUSE_OUTSIDES],
  [COMFORT_TEXTS],
  [PLACE_TEXTS, CLOSING_TEXTS],
]
const FLAT: Topics = [
  [FLAT_OPENINGS],
  [FLAT_LAYOUTS],
  [COMFORT_TEXTS, PLACE_TEXTS],
  [CLOSING_TEXTS],
]
const LAND: Topics = [[OTHER_OPENINGS, OTHER_DETAILS], [PLACE_TEXTS], [CLOSING_TEXTS]]
const OTHER: Topics = [[OTHER_OPENINGS], [OTHER_DETAILS, CLOSING_TEXTS]]

const TOPICS: Record<Facts['planned']['kind'], Topics> = {
  house: HOUSE,
  apartment: FLAT,
  studio: FLAT,
  land: LAND,
  investment: OTHER,
  commercial: OTHER,
  garage: OTHER,
}

/**
 * The words of every listing, chosen one after the other so that neighbours differ: a headline
 * and two to four paragraphs that say the same in each language. Spec §3, "Property".
 */
export function proseOf(listings: readonly Facts[]): Prose[] {
  const choose = variantChooser()
  return listings.map((facts) => {
    const traits = traitsOf(facts)
    const turn = facts.planned.id * 7
    const pick = <Text>(variants: readonly Variant<Text>[]): Text[] => {
      const text = choose(variants, traits, turn)
      return text === null ? [] : [text]
    }
    const headline = pick(HEADLINES)
    const paragraphs = TOPICS[facts.planned.kind].map((topics) => topics.flatMap((topic) => pick(topic)))
    const say = <Spoken extends FeedLanguage>(texts: readonly Record<Spoken, string>[], language: Spoken): string =>
      texts.map((text) => fill(text[language], valuesOf(facts, language), language)).join(' ')
    return {
      headline: (language) => say(headline, language),
      description: (language) =>
        isProseLanguage(language)
          ? paragraphs
              .filter((texts) => texts.length > 0)
              .map((texts) => `<p>${say(texts, language)}</p>`)
              .join('')
          : '',
    }
  })
}
