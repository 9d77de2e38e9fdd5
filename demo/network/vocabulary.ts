import { contracted } from '@/i18n/contracted'
import { formatDate, formatNumber } from '@/i18n/format'
import type { Orientation } from './building'
import { words, type FeedLanguage, type Words } from './words'

const NUMBERS: Record<FeedLanguage, readonly string[]> = {
  nl: ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  de: ['keinem', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
}

const each = (make: (language: FeedLanguage) => string): Words =>
  words(make('nl'), make('fr'), make('en'), make('de'))

/** A small number in words, feminine in French, as after `mit` in German; above eight in figures. */
export const inWords = (count: number): Words =>
  each((language) => NUMBERS[language][count] ?? String(count))

const counted = (count: number, one: Words, many: Words): Words =>
  each((language) => `${inWords(count)[language]} ${(count === 1 ? one : many)[language]}`)

/** "drie slaapkamers" and the like, as after `mit` in German. Spec §3, "bedrooms". */
export const bedroomsIn = (count: number): Words =>
  counted(
    count,
    words('slaapkamer', 'chambre', 'bedroom', 'Schlafzimmer'),
    words('slaapkamers', 'chambres', 'bedrooms', 'Schlafzimmern'),
  )

const A_BATHROOM = words('een badkamer', 'une salle de bains', 'a bathroom', 'ein Bad')
const A_SHOWER_ROOM = words('een douchekamer', 'une salle de douche', 'a shower room', 'ein Duschbad')
const BOTH = words(
  'een badkamer met aparte douchekamer',
  'une salle de bains avec salle de douche séparée',
  'a bathroom with separate shower room',
  'ein Bad mit separatem Duschbad',
)
const TWO = words('twee badkamers', 'deux salles de bains', 'two bathrooms', 'zwei Bäder')

/** The bathrooms and shower rooms of a home as one phrase. Spec §3, "bathrooms". */
export function bathsIn(bathrooms: number, showerRooms: number): Words {
  if (bathrooms === 0) return A_SHOWER_ROOM
  if (bathrooms > 1) return TWO
  return showerRooms === 0 ? A_BATHROOM : BOTH
}

const ORDINALS: Record<FeedLanguage, readonly string[]> = {
  nl: ['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende'],
  fr: ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième'],
  en: ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'],
  de: ['', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten'],
}

const nth = (language: FeedLanguage, floor: number): string => ORDINALS[language][floor] ?? ''

/** "op de tweede verdieping" and the like; 0 is the ground floor. Spec §3, "floor". */
export const levelIn = (floor: number): Words =>
  floor === 0
    ? words('op het gelijkvloers', 'au rez-de-chaussée', 'on the ground floor', 'im Erdgeschoss')
    : words(
        `op de ${nth('nl', floor)} verdieping`,
        `au ${nth('fr', floor)} étage`,
        `on the ${nth('en', floor)} floor`,
        `im ${nth('de', floor)} Stock`,
      )

/** Where a garden or terrace faces: "op het zuiden", "au sud", "south". */
export const SUN: Record<Orientation, Words> = {
  N: words('op het noorden', 'au nord', 'north', 'nach Norden'),
  NE: words('op het noordoosten', 'au nord-est', 'north-east', 'nach Nordosten'),
  E: words('op het oosten', 'à l’est', 'east', 'nach Osten'),
  SE: words('op het zuidoosten', 'au sud-est', 'south-east', 'nach Südosten'),
  S: words('op het zuiden', 'au sud', 'south', 'nach Süden'),
  SW: words('op het zuidwesten', 'au sud-ouest', 'south-west', 'nach Südwesten'),
  W: words('op het westen', 'à l’ouest', 'west', 'nach Westen'),
  NW: words('op het noordwesten', 'au nord-ouest', 'north-west', 'nach Nordwesten'),
}

/** A number as the site writes it in each language: `1.407`, in French with a space that does not break. */
export const numberIn = (value: number): Words => each((language) => formatNumber(value, language))

/** An amount in euro as the site writes it in every language: `43.700`. Spec §9. */
export const euroIn = (value: number): Words =>
  each(() => new Intl.NumberFormat('nl-BE').format(value))

/** An ISO date in full: "1 maart 2027", "1 mars 2027", "1 March 2027". */
export const dateIn = (iso: string): Words =>
  each((language) => formatDate(iso, language) ?? iso)

/** "in Gent", "à Gand", "in Ghent". Spec §3, "City". */
export const inTown = ({ nl, fr, en, de }: Words): Words =>
  words(`in ${nl}`, contracted(`à ${fr}`), `in ${en}`, `in ${de}`)
