import type { Goal } from '@/domain/properties/goal'
import type { Feature } from '../criteria/features'
import { BOUND_WORDS } from './bound-words'
import { phrases, wordsIn } from './phrases'

export const GOALS = phrases<Goal>([
  ['sale', 'te koop, tekoop, tekop, koop, kopen, aankoop, aankopen, verkoop, gekocht, te kopen'],
  ['sale', 'a vendre, avendre, vendre, vente, en vente, achat, acheter, a acheter'],
  ['sale', 'for sale, forsale, sale, sales, buy, to buy, buying, purchase'],
  ['sale', 'zu verkaufen, zuverkaufen, zukaufen, verkaufen, verkauf, zu kaufen, kaufen, kauf, zum kauf, zum verkauf'],
  ['rent', 'te huur, tehuur, tehur, huur, huren, verhuur, te huren, verhuren, huurprijs, per maand'],
  ['rent', 'a louer, alouer, aloue, louer, location, en location, a la location, loyer, par mois'],
  ['rent', 'for rent, to rent, to let, for let, rent, rental, rentals, renting, let, letting, per month, pcm'],
  ['rent', 'zu mieten, zumieten, zuvermieten, mieten, miet, miete, zur miete, zu vermieten, vermieten, vermietung, mietpreis, pro monat'],
])

export const FEATURE_WORDS = phrases<Feature>([
  ['garden', 'tuin, tuintje, stadstuin, tuinen, jardin, jardinet, jardins, garden, gardens, garten, gartchen'],
  ['garage', 'garage, garages, parking, parkeerplaats, autostaanplaats, staanplaats, carport'],
  ['garage', 'place de parking, emplacement de parking, parking space, stellplatz, parkplatz, tiefgarage'],
  ['terrace', 'terras, dakterras, zonneterras, terrassen, terrasse, terrasses, terrace, terraces, dachterrasse'],
  ['new-build', 'nieuwbouw, nieuw gebouwd, nieuwbouwproject, nieuwbouwprojecten, neuf, neufs, neuve, neuves'],
  ['new-build', 'logement neuf, logements neufs, programme neuf, programmes neufs'],
  ['new-build', 'construction neuve, nouvelle construction, nouvelles constructions, projet neuf, projets neufs'],
  ['new-build', 'new build, newbuild, new builds, new construction, newly built, brand new'],
  ['new-build', 'neubau, neubauten, neubauprojekt, neubauprojekte, neu gebaut'],
  ['life-annuity', 'lijfrente, op lijfrente, viager, en viager, life annuity, leibrente, auf leibrente'],
])

export const BEDROOM_WORDS: ReadonlySet<string> = new Set(
  [
    'slaapkamer slaapkamers slp slpk slpks slk slaapk kamer kamers kmr kmrs',
    'chambre chambres ch chb cham chbre chbres',
    'bedroom bedrooms bed beds br brs bdr bedroomed',
    'schlafzimmer schlafzimmern zimmer zimmern sz schlafz',
  ].flatMap((list) => list.split(' ')),
)

export const NUMBER_WORDS: ReadonlyMap<string, number> = phrases<number>([
  [1, 'een, un, une, one, ein, eine, einem'],
  [2, 'twee, deux, two, zwei'],
  [3, 'drie, trois, three, drei'],
  [4, 'vier, quatre, four'],
  [5, 'vijf, cinq, five, funf'],
  [6, 'zes, six, sechs'],
  [7, 'zeven, sept, seven, sieben'],
  [8, 'acht, huit, eight'],
])

/** What follows a number of several thousands or millions. */
export const MULTIPLES = phrases<number>([
  [1000, 'k, duizend, mille, thousand, tausend'],
  [1_000_000, 'm, mio, mln, miljoen, million, millions, millionen'],
])

export const CURRENCY: ReadonlySet<string> = new Set(['€', 'eur', 'euro', 'euros'])

/** After an amount of money, or a slash: `6 mois` is no rent. */
export const MONTHS: ReadonlySet<string> = new Set(['maand', 'mnd', 'mois', 'month', 'monat'])

/** After any amount. */
export const MONTHLY: ReadonlySet<string> = new Set([
  'per maand', 'per mnd', 'par mois', 'per month', 'a month', 'pro monat', 'im monat', 'p m', 'pcm', 'pm',
  'maandelijks', 'mensuel', 'monthly', 'monatlich',
])

export const KILOMETRES: ReadonlySet<string> = new Set(['km', 'kilometer', 'kilometers', 'kilometre', 'kilometres'])

/** After a size, a distance or an energy score, or the first word of what stands there. */
export const MEASURES: ReadonlySet<string> = new Set([
  ...KILOMETRES,
  'm²', 'm2', 'qm', 'sqm', 'sq', 'square', 'vierkante', 'quadratmeter', 'sqft', 'sf', 'ft', 'ft2', 'feet', 'acre', 'acres', 'ha', 'are', 'aren', 'ares', 'kwh',
  'meter', 'meters', 'metre', 'metres', 'hectare', 'hectares', 'hectaren', 'hektar',
])

/** Before the number of a file, which is no price. */
export const REFERENCES: ReadonlySet<string> = new Set([
  'ref', 'referentie', 'referentienummer', 'reference', 'referenz', 'dossier', 'dossiernummer', 'nr', 'nummer', 'numero',
])

/** Around a place, without a number of kilometres. */
export const NEAR: ReadonlySet<string> = new Set([
  'omgeving', 'in de omgeving van', 'omgeving van', 'rond', 'rondom', 'in de buurt van', 'nabij', 'dicht bij', 'dichtbij',
  'vlak bij', 'vlakbij',
  'pres de', 'pres d', 'proche de', 'proche d', 'autour de', 'aux alentours de', 'environs de',
  'aux environs de', 'environs', 'alentours', 'a proximite de', 'a proximite des', 'a proximite du', 'a proximite d',
  'proximite', 'a deux pas de', 'a deux pas d',
  'around', 'near', 'close to', 'in der nahe von', 'nahe', 'rund um', 'umgebung', 'in der umgebung von',
])

/** An adjective that follows is all they refuse: `pas cher`. */
export const ADVERBS: ReadonlySet<string> = new Set(['niet', 'pas', 'not', 'nicht'])

/** What follows says what is not wanted, which no list can be asked for. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  ...ADVERBS, 'zonder', 'geen', 'sans', 'ni', 'hors', 'without', 'no', 'nor',
  'ohne', 'kein', 'keine', 'keinen',
])

/** Between what refuses and what is refused. */
export const ARTICLES: ReadonlySet<string> = new Set(
  'de het een le la les l un une des du d a an the der die das dem den ein eine einen einem einer'.split(' '),
)

/** There too, before a place. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'te van regio gemeente en au aux region commune of area von zu zum zur gemeinde raum'.split(' '),
)

/** Towns whose names are what is counted, years, rooms, an hour, each with the words that count it, beside digits. */
export const COUNTED_TOWNS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['ans', wordsIn([...NUMBER_WORDS.keys(), 'dix douze quinze vingt trente quarante cinquante cent quelques plusieurs'])],
  ['salles', wordsIn([...NUMBER_WORDS.keys(), 'quelques plusieurs'])],
  ['hour', wordsIn([...NUMBER_WORDS.keys(), 'an half per'])],
])

/** Towns whose names are nouns too, the lake, the forest, each with the words that make a noun of it before it. */
export const NOUN_TOWNS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...COUNTED_TOWNS,
  ['meer', wordsIn(['het t een aan op of en nog veel iets wat zelfs', 'am ans aufs im beim vom zum das dem ein nahe'])],
  ['forest', wordsIn(['a the near by to dense beautiful'])],
])

/** What goes on behind a word such as `met`, in its language. */
export interface WithWord {
  /** What adds to what something has. */
  and: string
  /** What is added so though a town is called that; any other town is one there. */
  nouns: ReadonlySet<string>
}

/** What follows is a part of what was named before, and no place. */
export const WITH: ReadonlyMap<string, WithWord> = new Map([
  ['met', { and: 'en', nouns: wordsIn(['zolder hal lint spa meer']) }],
  ['avec', { and: 'et', nouns: wordsIn(['spa']) }],
  ['with', { and: 'and', nouns: wordsIn(['spa forest']) }],
  ['mit', { and: 'und', nouns: wordsIn(['spa halle meer']) }],
])

/** What follows is where it is. */
export const BEFORE_TOWN: ReadonlySet<string> = wordsIn(['a au aux en in te bij pres near nahe'])

/** What follows belongs to what was named before, or stands beside it: a house `met kantoor`, `am Wald`. */
export const BESIDE: ReadonlySet<string> = new Set([
  ...WITH.keys(), 'bij', 'aan', 'naast', 'in', 'op',
  'dans', 'sur', 'pres du', 'pres des', 'proche du', 'proche des',
  'a deux pas du', 'a deux pas des', 'a cote de', 'a cote du', 'a cote d', 'au bord de', 'au bord du', 'au bord d',
  'on', 'by', 'next to',
  'bei', 'beim', 'neben', 'am', 'im', 'auf', 'an der', 'an dem', 'an einem', 'an einer',
])

export const OR: ReadonlySet<string> = new Set(['of', 'ou', 'or', 'oder'])

/** Between two that are both asked for. */
export const AND_OR: ReadonlySet<string> = new Set(['en', 'et', 'and', 'und', ...OR])

/** What a noun is described with. */
export const ADJECTIVES: ReadonlySet<string> = new Set(
  [
    'groot grote mooi mooie nieuw nieuwe oud oude licht lichte goed goede leuk leuke landelijk landelijke',
    'grand grande grands grandes petit petite beau belle belles bon bonne nouveau nouvelle ancien ancienne vieux',
    'vieille haut bas basse cher lumineux lumineuse meuble meublee moderne modernes contemporain contemporaine recent recente',
    'spacieux spacieuse historique historisch historische historic big large great small new old sunny',
    'gross grosse grossen grosser klein kleine kleinen kleiner neu neue neuen neuer alt alte alten alter',
    'hell helle schon schone schonen schoner',
  ].flatMap((list) => list.split(' ')),
)

/** No slips of a name and no beginnings of one, though they look it: `grand` is not `Gand`, `nieuw` no Nieuwrode, `moins` not Mons. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...ADJECTIVES,
  ...BOUND_WORDS,
  ...[
    'alles snel dringend luxe zee water dorp scholen gezin hond stal boven hall lift half ardennen',
    'gemeubeld gemeubileerd bemeubeld oost west noord zuid',
    'pres mer lac rue quartier famille cour ardenne ardennes est ouest nord sud salle salles',
    'street all hours short term furnished lower louder lover east north south',
    'lage land schule hund haustiere mobliert ost',
  ].flatMap((list) => list.split(' ')),
])

/** Words that say nothing by themselves. */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    ...ARTICLES, ...PREPOSITIONS,
    'voor naar om ik wij we wil willen zoek zoeken zoekt gezocht mijn',
    'pand panden vastgoed immo aanbod stad centrum prijs koopprijs budget per maand',
    'et ou pour je j cherche nous cherchons recherche',
    'bien biens immobilier prix ville centre par mois',
    's at and or for to i want we looking m property properties real estate price month',
    'home homes city town pm please my',
    'und oder fur ich suche wir suchen gesucht',
    'immobilie immobilien objekt objekte preis stadt kaufpreis pro monat entfernt',
  ].flatMap((list) => list.split(' ')),
)
