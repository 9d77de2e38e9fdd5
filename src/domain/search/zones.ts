import { LANGUAGES, type Language } from '@/i18n/languages'
import { regionOf } from '@/domain/properties/region'
import { PROVINCES, provinceOfZip, regionOfProvince, type Province } from '@/domain/properties/province'
import { foldedCity, mistypedPlace } from './city-match'
import { phraseKey } from './read/tokens'

/** A region of Belgium, or a province of one. */
export type Zone = 'brussels' | 'flanders' | 'wallonia' | Province

const within = (region: 'flanders' | 'wallonia'): Province[] =>
  PROVINCES.filter((province) => regionOfProvince(province) === region)

/** Brussels, then each other region before its provinces. */
export const ZONES: readonly Zone[] = [
  'brussels',
  ...(['flanders', ...within('flanders')] as const),
  ...(['wallonia', ...within('wallonia')] as const),
]

/** Whether a zone is a province of a region. */
export const isProvince = (zone: Zone): zone is Province => PROVINCES.some((one) => one === zone)

/** The names that stand in an address, and by which a zone is found. */
const NAMES: Record<Zone, Record<Language, string>> = {
  brussels: { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  flanders: { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
  wallonia: { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonie' },
  antwerp: { nl: 'Antwerpen', fr: 'Anvers', en: 'Antwerp', de: 'Antwerpen' },
  limburg: { nl: 'Limburg', fr: 'Limbourg', en: 'Limburg', de: 'Limburg' },
  'east-flanders': {
    nl: 'Oost-Vlaanderen', fr: 'Flandre-Orientale',
    en: 'East Flanders', de: 'Ostflandern',
  },
  'flemish-brabant': {
    nl: 'Vlaams-Brabant', fr: 'Brabant flamand',
    en: 'Flemish Brabant', de: 'Flämisch-Brabant',
  },
  'west-flanders': {
    nl: 'West-Vlaanderen', fr: 'Flandre-Occidentale',
    en: 'West Flanders', de: 'Westflandern',
  },
  'walloon-brabant': {
    nl: 'Waals-Brabant', fr: 'Brabant wallon',
    en: 'Walloon Brabant', de: 'Wallonisch-Brabant',
  },
  hainaut: { nl: 'Henegouwen', fr: 'Hainaut', en: 'Hainaut', de: 'Hennegau' },
  liege: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' },
  luxembourg: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
  namur: { nl: 'Namen', fr: 'Namur', en: 'Namur', de: 'Namur' },
}

/** What else they are called. */
const ALIASES: Partial<Record<Zone, readonly string[]>> = {
  brussels: [
    'brussels gewest', 'brussels hoofdstedelijk gewest', 'hoofdstedelijk gewest', 'groot brussel',
    'region bruxelloise', 'region de bruxelles capitale', 'bruxelles capitale', 'grand bruxelles',
    'brussels region', 'brussels capital region', 'greater brussels', 'region brussel',
    '19 gemeenten', '19 communes', '19 gemeinden', 'bxl',
  ],
  flanders: ['vlaams gewest', 'region flamande', 'flandres', 'flemish region', 'flamische region'],
  wallonia: ['waals gewest', 'region wallonne', 'walloon region', 'wallonien', 'wallonische region'],
  luxembourg: ['belgisch luxemburg', 'luxembourg belge', 'belgian luxembourg'],
}

/** Brussels is all its communes, `1000 Brussel` the town; of a small town `Limburg` is another name. */
const isOverTowns = (zone: Zone, name: string): boolean => zone === 'brussels' || name === 'limburg'

const PROVINCE_WORD = /^(?:provincie|province|provinz|prov) (?:(?:de|du|d|of|von|van) )?| (?:province|provincie)$/

/** Every folded name of a zone, `oost vlaanderen`, with the zone it is. */
export const ZONE_NAMES: ReadonlyMap<string, Zone> = new Map(
  ZONES.flatMap((zone) =>
    [...LANGUAGES.map((language) => NAMES[zone][language]), ...(ALIASES[zone] ?? [])].map(
      (name): [string, Zone] => [phraseKey(name), zone],
    ),
  ),
)

/**
 * The zone that a typed name means, in any language, whatever the case, accents and hyphens; null
 * for none. Where a town has the name too, as in `Namur`, the town is meant unless it is said to be
 * the province. `isTown` tells whether one has.
 */
export function zoneNamed(typed: string, isTown: (name: string) => boolean): Zone | null {
  const name = phraseKey(typed)
  const said = name.replace(PROVINCE_WORD, '')
  const zone = ZONE_NAMES.get(said) ?? null
  if (zone === null || said !== name || isOverTowns(zone, name)) return zone
  return isTown(typed) ? null : zone
}

const FOLDED = [...ZONE_NAMES].map(([name, zone]) => ({ named: foldedCity({ name, zip: '' }), zone }))

/** The zone whose name comes closest to a mistyped one; null for none. */
export function closestZone(typed: string): Zone | null {
  const slipsIn = mistypedPlace(typed)
  let [best, fewest]: [Zone | null, number] = [null, Infinity]
  for (const { named, zone } of FOLDED) {
    const count = slipsIn(named)
    if (count < fewest) [best, fewest] = [zone, count]
  }
  return best
}

/** The name of a zone as it stands in an address in a language. */
export const zoneName = (zone: Zone, language: Language): string => NAMES[zone][language]

/** The smallest zones: provinces, and Brussels, which is in none. */
const LEAVES: readonly Zone[] = ['brussels', ...PROVINCES]

/** Place among the smallest zones of where something stands; -1 outside of Belgium. */
export function zoneAt(place: { countryId: unknown; zip: unknown }): number {
  const region = regionOf(place)
  if (region === null || region === 'luxembourg') return -1
  return LEAVES.indexOf(provinceOfZip(place.zip) ?? 'brussels')
}

const bit = (zone: Zone): number => 1 << LEAVES.indexOf(zone)

/** One bit for each of the smallest zones that are in a zone; `1 << zoneAt(…)` is one of them. */
export const zoneBits = (zone: Zone): number =>
  zone === 'flanders' || zone === 'wallonia'
    ? within(zone).reduce((bits, province) => bits | bit(province), 0)
    : bit(zone)
