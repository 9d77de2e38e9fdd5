type Row = Record<string, unknown>

const TYPES = [
  { ID: 1, WebID: 1, Name: 'Maison', language: 'fr' },
  { ID: 1, WebID: 1, Name: 'Woning', language: 'nl' },
  { ID: 2, WebID: 2, Name: 'Appartement', language: 'fr' },
  { ID: 2, WebID: 2, Name: 'Appartement', language: 'nl' },
]

const WORDS = {
  fr: { City: 'Alost', TypeDescription: 'Belle maison', Description: '<p>Très belle</p>' },
  nl: { City: 'Aalst', TypeDescription: 'Mooi huis', Description: '<p>Heel mooi</p>' },
}

/** What an advertisement of a house for sale in Flanders has to mention besides. */
const MENTIONED = {
  EnergyPerformance: 210,
  EPCReference: '20260412-0001234567-RES-1',
  Permit: 'Vg',
  AreaDestination: 'Wg',
  Summons: 'Gmo',
  PreemptiveRight: 'Gvkr',
  AllotmentPermit: 'Gvv',
  FloodPScore: 'A',
  FloodGScore: 'A',
}

/** The two language rows of a house in Aalst; `more` overrides fields of both. */
export const listing = (ID: number, more: Row = {}): Row[] =>
  (['fr', 'nl'] as const).map((language) => ({
    ID,
    WebID: 1,
    Goal: 0,
    Status: 'available',
    PublishPrice: true,
    Price: 300_000,
    PublishAddress: true,
    Street: 'Rue Neuve',
    HouseNumber: '1',
    Zip: '9300',
    CountryID: 10,
    Bedrooms: 3,
    XLargePictureItem: { Url: 'pictures/red.jpg' },
    Pictures: [{ Url: 'pictures/green.jpg' }],
    ...MENTIONED,
    ...WORDS[language],
    ...more,
    language,
  }))

/** A feed of these rows. */
export const feedOf = (properties: Row[][], projects: Row[] = []): Row => ({
  types: TYPES,
  cities: [],
  properties: properties.flat(),
  projects,
})
