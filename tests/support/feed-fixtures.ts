type Fields = Record<string, unknown>

/** A row of a small house for sale in Aalst, complete enough to be imported without a warning. */
export const propertyRow = (fields: Fields = {}): Fields => ({
  ID: 1,
  WebID: 1,
  WebIDs: '1',
  Goal: 0,
  Status: 'available',
  PublishPrice: true,
  Price: 350000,
  PriceUnit: 1,
  PublishAddress: true,
  Street: 'Rue Haute',
  Zip: '9300',
  CountryID: 10,
  Latitude: 50.938,
  Longitude: 4.039,
  City: 'Alost',
  language: 'fr',
  TypeDescription: 'Maison',
  ...fields,
})

/** A row of a project that has property 1 as its only unit. */
export const projectRow = (fields: Fields = {}): Fields => ({
  ID: 9,
  Goal: 0,
  WebID: 2,
  Name: 'Les Jardins',
  language: 'fr',
  City: 'Alost',
  Zip: '9300',
  CountryID: 10,
  PriceMin: 200000,
  PriceMax: 400000,
  PublicAddress: true,
  Delivery: '2027-06',
  Status: 'available',
  Units: [{ ID: 1, Floor: 2, Price: 350000, Status: 'available' }],
  ...fields,
})

/** The text of a feed file with these lists; those not given are empty. */
export const feedText = (lists: Fields = {}): string =>
  JSON.stringify({ properties: [], projects: [], types: [], cities: [], ...lists })
