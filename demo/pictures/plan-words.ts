import type { Use } from './plan-rooms'
import type { Subject } from './subject'

type Names = readonly [nl: string, fr: string]

const ROOMS: Record<Use, Names> = {
  living: ['Leefruimte', 'Séjour'],
  studio: ['Leefruimte', 'Séjour'],
  kitchen: ['Keuken', 'Cuisine'],
  bedroom: ['Slaapkamer', 'Chambre'],
  bath: ['Badkamer', 'Salle de bains'],
  shower: ['Douchekamer', 'Douche'],
  toilet: ['Wc', 'WC'],
  hall: ['Inkomhal', 'Hall'],
  landing: ['Overloop', 'Palier'],
  storage: ['Berging', 'Débarras'],
  laundry: ['Wasplaats', 'Buanderie'],
  office: ['Bureau', 'Bureau'],
  dressing: ['Dressing', 'Dressing'],
  attic: ['Zolder', 'Grenier'],
  garage: ['Garage', 'Garage'],
  shop: ['Winkelruimte', 'Surface commerciale'],
  terrace: ['Terras', 'Terrasse'],
}

const FLOORS: readonly Names[] = [
  ['Gelijkvloers', 'Rez-de-chaussée'],
  ['Eerste verdieping', 'Premier étage'],
  ['Tweede verdieping', 'Deuxième étage'],
]

const HOME: Names = ['Appartement', 'Appartement']

/** Plans are drawn in the language of the place; in Brussels in both. */
const said = ([nl, fr]: Names, region: Subject['region']): string[] => {
  if (region === 'brussels') return nl.toLowerCase() === fr.toLowerCase() ? [fr] : [fr, nl]
  return [region === 'flanders' ? nl : fr]
}

/** What a room is called where the listing stands, with its number where it has one: one or two lines. */
export const roomWords = (use: Use, n: number | undefined, region: Subject['region']): string[] =>
  said(ROOMS[use], region).map((name) => (n === undefined ? name : `${name} ${n}`))

/** What stands above a storey, or above a home of a building. */
export const titleWords = (kind: 'floor' | 'home', n: number, region: Subject['region']): string =>
  kind === 'home' ? `${said(HOME, region)[0]} ${n}` : said(FLOORS[n] ?? HOME, region).join(' / ')

/** A number as both languages write it, with a comma: metres or m² to one place. */
export const decimal = (value: number): string => value.toFixed(1).replace('.', ',')

const TOTALS = {
  home: ['Bewoonbare oppervlakte', 'Surface habitable'],
  other: ['Oppervlakte', 'Superficie'],
} as const satisfies Record<string, Names>

/** What the rooms of a plan are together, in m². */
export const totalWords = (kind: Subject['kind'], area: number, region: Subject['region']): string => {
  const name = TOTALS[kind === 'commercial' || kind === 'garage' ? 'other' : 'home']
  return `${said(name, region).join(' / ')} ${Math.round(area)} m²`
}
