import { randomFrom } from '../pictures/prng'
import type { Facts } from './facts'
import { words, type FeedLanguage } from './words'

const PLACES = [
  ['school', words('Basisschool', 'École fondamentale', 'Primary school', 'Grundschule'), 150, 1200],
  ['shop', words('Bakker', 'Boulangerie', 'Bakery', 'Bäckerei'), 80, 900],
  ['shop', words('Supermarkt', 'Supermarché', 'Supermarket', 'Supermarkt'), 200, 1900],
  ['transport', words('Bushalte', 'Arrêt de bus', 'Bus stop', 'Bushaltestelle'), 60, 600],
  ['transport', words('Station', 'Gare', 'Railway station', 'Bahnhof'), 450, 6500],
  ['park', words('Park', 'Parc', 'Park', 'Park'), 150, 1600],
  ['health', words('Apotheek', 'Pharmacie', 'Pharmacy', 'Apotheke'), 150, 1500],
  ['sport', words('Sporthal', 'Hall sportif', 'Sports hall', 'Sporthalle'), 300, 2600],
] as const

/** What is near a listing, in metres rounded to ten. Spec §3, "points of interest". */
export function interestOf({ planned }: Facts, language: FeedLanguage) {
  const random = randomFrom(`near-${planned.id}`)
  return PLACES.map(([kind, name, low, high]) => ({
    Name: name[language],
    Kind: kind,
    Distance: Math.round(random.range(low, high) / 10) * 10,
    chosen: random.chance(0.65),
  }))
    .filter(({ chosen }) => chosen)
    .map(({ Name, Kind, Distance }) => ({ Name, Kind, Distance }))
}
