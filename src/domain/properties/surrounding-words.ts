import { fold } from '@/lib/fold'

type SurroundingCode =
  | ('school' | 'shop' | 'transport' | 'station' | 'stop' | 'busStop' | 'tramStop' | 'park' | 'health' | 'sport')
  | ('train' | 'bus' | 'tram' | 'metro' | 'bicycle' | 'car' | 'walking')

/**
 * What stands near a property or takes one there, by the code that messages have: the code of feeds, and what
 * staff write in each of the four languages, without accents. Only words that mean the same, and nothing else
 * near a home in any of the others: a supermarket is more than a shop, and where cars charge or park in German
 * (`Laden`, `Parken`) is neither a shop nor the Dutch for parks.
 */
const WORDS: Record<SurroundingCode, string> = {
  school: 'school, schools, scholen, ecole, ecoles, schule, schulen',
  shop: 'shop, shops, store, stores, winkel, winkels, commerce, commerces, magasin, magasins, geschaft, geschafte, geschaeft, geschaefte',
  transport:
    'transport, public transport, openbaar vervoer, ov, transports, transport en commun, transports en commun, transport public, transports publics, offentlicher verkehr, offentliche verkehrsmittel, oeffentlicher verkehr, oeffentliche verkehrsmittel, opnv',
  station:
    'station, stations, train station, railway station, treinstation, spoorwegstation, gare, gares, bahnhof, bahnhofe, bahnhoefe',
  stop: 'stop, stops, halte, haltes, arret, arrets, haltestelle, haltestellen',
  busStop: 'bus stop, bus stops, bushalte, bushaltes, arret de bus, arrets de bus, bushaltestelle, bushaltestellen',
  tramStop:
    'tram stop, tram stops, tramhalte, tramhaltes, arret de tram, arrets de tram, tramhaltestelle, tramhaltestellen, strassenbahnhaltestelle, strassenbahnhaltestellen',
  park: 'park, parks, parc, parcs',
  health: 'health, gezondheid, sante, gesundheit',
  sport: 'sport, sports',
  train: 'train, trains, trein, treinen, zug, zuge, zuege, bahn',
  bus: 'bus, buses, bussen, busse, autobus',
  tram: 'tram, trams, tramway, strassenbahn, strassenbahnen',
  metro: 'metro, metros, subway, underground, u-bahn',
  bicycle: 'bicycle, bicycles, bike, cycling, fiets, fietsen, velo, a velo, bicyclette, fahrrad, fahrrader, fahrraeder, rad',
  car: 'car, cars, auto, wagen, voiture, voitures, en voiture, pkw',
  walking: 'walking, on foot, te voet, wandelen, a pied, zu fuss',
}

const CODES = new Map(
  Object.entries(WORDS).flatMap(([code, words]) => words.split(', ').map((word) => [word, code as SurroundingCode])),
)

/** The code of a kind of place or a means of transport written in any of the four languages; null for other words. */
export const surroundingCode = (text: string): SurroundingCode | null => CODES.get(fold(text).trim().replace(/\s+/g, ' ')) ?? null
