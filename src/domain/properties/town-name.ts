import { fallbackChain, type Language, type Localized, type TextView } from '@/i18n/languages'
import { textIn, textsIn, type AllLocales } from '@/lib/documents'
import type { City } from '@/payload-types'
import { regionOf, type Region } from './region'

/** A town as it is stored: its names, and what says where it lies. */
export interface NamedTown {
  names: Localized<string>
  zip: unknown
  countryId: unknown
}

const SPOKEN: Record<Region, readonly Language[]> = {
  flanders: ['nl'],
  wallonia: ['fr'],
  brussels: ['fr', 'nl'],
  luxembourg: ['fr', 'de'],
}

/** The municipalities of the German-speaking Community, from Eupen to Burg-Reuland. */
const speaksGerman = (zip: unknown): boolean => /^47\d\d$/.test(String(zip).trim())

/** What the capital is called where nobody gave its name: a name of its own in every language. */
const BRUSSELS: Localized<string> = { en: 'Brussels', de: 'Brüssel' }
const isBrussels = ({ fr, nl }: Localized<string>): boolean => fr?.trim() === 'Bruxelles' || nl?.trim() === 'Brussel'

function ownLanguages(town: NamedTown): readonly Language[] {
  const region = regionOf(town)
  if (region === 'wallonia' && speaksGerman(town.zip)) return ['de', 'fr']
  return region === null ? [] : SPOKEN[region]
}

/**
 * The name of a town in a language, with the language it is in. One without a name there is called as
 * the people who live in it call it: Antwerpen in German, not Anvers; then the fallback order. No name
 * at all, or no town, gives null.
 */
export function townName(town: NamedTown | null | undefined, language: Language): TextView | null {
  if (!town) return null
  for (const lang of [language, ...ownLanguages(town), ...fallbackChain(language)]) {
    const known = town.names[lang]?.trim()
    const text = known || (lang === language && isBrussels(town.names) ? BRUSSELS[lang] : '')
    if (text) return { text, lang }
  }
  return null
}

/** The name of a town that was read in every language; see `townName`. */
export const townIn = (doc: AllLocales<City> | null, language: Language): TextView | null =>
  townName(doc && { names: textsIn(doc, 'name'), zip: textIn(doc, 'zip'), countryId: textIn(doc, 'countryId') }, language)

/**
 * What a town is called in a language that somebody wrote by one of its names: "Elsene" in Dutch for
 * "Ixelles". As it is written where no town with the postcode is called so.
 */
export function writtenTown(written: string, zip: string, towns: Iterable<NamedTown>, language: Language): string {
  const wanted = plain(written)
  for (const town of towns) {
    const isMeant = plain(String(town.zip)) === plain(zip) && Object.values(town.names).some((name) => plain(name ?? '') === wanted)
    if (isMeant && wanted !== '') return townName(town, language)?.text ?? written
  }
  return written
}

const plain = (text: string): string => text.trim().toLowerCase()
