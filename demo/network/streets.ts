import { words, type Words } from './words'
import type { Town } from './towns'

const NL = [
  'Lindestraat', 'Kapellestraat', 'Molenstraat', 'Kerselarenlaan', 'Wilgenstraat',
  'Ambachtenstraat', 'Weverslaan', 'Oude Vaartstraat', 'Sint-Jorisstraat', 'Populierenlaan',
  'Beukenlaan', 'Nachtegaalstraat', 'Tuinwijkstraat', 'Koninginnelaan', 'Vlasmarktstraat',
  'Schippersstraat', 'Bleekweidestraat', 'Kasteeldreef', 'Hopstraat', 'Bakkersstraat',
] as const
const NL_COAST = [
  'Zeemeeuwlaan', 'Duinenlaan', 'Helmgrasstraat', 'Albatrosstraat', 'Vissersplein',
  'Strandjuttersstraat', 'Zandloperslaan', 'Torenhofstraat',
] as const
const FR = [
  'Rue des Tilleuls', 'Rue du Moulin', 'Avenue des Érables', 'Rue des Tanneurs',
  'Chemin des Aubépines', 'Rue Saint-Hubert', 'Rue de la Fontaine', 'Avenue du Parc',
  'Rue du Verger', 'Rue des Carriers', 'Clos des Noisetiers', 'Rue de l’Abreuvoir',
] as const
const DE = ['Lindenweg', 'Klosterstraße', 'Am Weiherhang', 'Haasstraße'] as const
const BRUSSELS = [
  ['Lindenlaan', 'Avenue des Tilleuls'], ['Glasblazersstraat', 'Rue des Souffleurs de Verre'],
  ['Kastanjelarenlaan', 'Avenue des Marronniers'], ['Drukkersstraat', 'Rue des Imprimeurs'],
  ['Goudsbloemstraat', 'Rue du Souci'], ['Zwaluwenstraat', 'Rue des Hirondelles'],
  ['Kunstenaarsstraat', 'Rue des Artistes'], ['Boomgaardstraat', 'Rue du Verger'],
  ['Meidoornlaan', 'Avenue des Aubépines'], ['Edelsmedenstraat', 'Rue des Orfèvres'],
  ['Bronstraat', 'Rue de la Source'], ['Kantwerkstersstraat', 'Rue des Dentellières'],
] as const

const namesOf = (town: Town): readonly Words[] => {
  if (town.setting === 'brussels') return BRUSSELS.map(([nl, fr]) => words(nl, fr, fr, fr))
  const names = town.key === 'eupen' ? DE : town.agency === 3 ? FR : NL
  return (town.setting === 'coast' ? NL_COAST : names).map((name) => words(name, name, name, name))
}

/**
 * The n-th invented street of a town in the town's own language, in both languages in Brussels;
 * it starts again after the last. Spec §3, "Street".
 */
export function streetOf(town: Town, n: number): Words {
  const names = namesOf(town)
  const start = Number(town.zip) % names.length
  return names[(start + n) % names.length] as Words
}
