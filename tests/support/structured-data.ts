type Node = Record<string, unknown>

/** What each type must have, as search engines ask it. A type that is not here is not known. */
const REQUIRED: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'inLanguage'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  RealEstateAgent: ['@id', 'name', 'url'],
  PostalAddress: [],
  RealEstateListing: ['@id', 'name', 'url', 'mainEntity', 'offers'],
  Offer: ['availability', 'businessFunction', 'url'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'availability', 'url'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  UnitPriceSpecification: ['priceCurrency', 'unitCode'],
  House: ['name', 'address'],
  Apartment: ['name', 'address'],
  ApartmentComplex: ['name', 'address'],
  Accommodation: ['name', 'address'],
  ParkingFacility: ['name', 'address'],
  Place: ['name', 'address'],
  GeoCoordinates: ['latitude', 'longitude'],
  QuantitativeValue: ['value'],
  PropertyValue: ['propertyID', 'value'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'url', 'author', 'publisher'],
  ProfilePage: ['@id', 'url', 'mainEntity'],
  Person: ['name'],
  Organization: ['name'],
}

const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'urlTemplate', 'availability'])

const isAbsolute = (text: string): boolean =>
  /^https?:\/\/[^/\s]+\//.test(text.replace(/\{\w+\}/, 'x')) && URL.canParse(text)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with a page's structured data, one line each; none where it is right. */
export function problemsOf(graph: unknown): string[] {
  // As it stands in the page: what is undefined is not there.
  const data = JSON.parse(JSON.stringify(graph)) as Node
  const nodes = data['@graph']
  if (data['@context'] !== 'https://schema.org') return ['@context']
  if (!Array.isArray(nodes) || nodes.length === 0) return ['@graph is empty']
  return nodes.flatMap((node, index) => problemsIn(node, `${index}`))
}

function problemsIn(value: unknown, where: string, key = ''): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${where} is empty`]
    return value.flatMap((one, index) => problemsIn(one, `${where}.${index}`, key))
  }
  if (value === null || value === '') return [`${where} is blank`]
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${where} is no number`]
  if (typeof value === 'string') return problemsOfText(value, where, key)
  return isNode(value) ? problemsOfNode(value, where) : []
}

function problemsOfText(text: string, where: string, key: string): string[] {
  if (ADDRESSES.has(key) && !isAbsolute(text)) return [`${where} is no absolute address: ${text}`]
  if (key.startsWith('date') && !/^\d{4}-\d\d-\d\d$/.test(text)) return [`${where} is no ISO date`]
  if (key === 'priceCurrency' && text !== 'EUR') return [`${where} is not EUR`]
  return /undefined|NaN|\[object/.test(text) ? [`${where}: ${text}`] : []
}

function problemsOfNode(node: Node, where: string): string[] {
  const type = node['@type']
  const inner = Object.entries(node).flatMap(([key, value]) =>
    problemsIn(value, `${where}.${key}`, key),
  )
  // A reference to something that is described elsewhere.
  if (type === undefined && Object.keys(node).join() === '@id') return inner
  const required = typeof type === 'string' ? REQUIRED[type] : undefined
  if (!required) return [`${where} has the unknown type ${String(type)}`, ...inner]
  const missing = required.filter((name) => node[name] === undefined)
  return [...missing.map((name) => `${where} (${String(type)}) misses ${name}`), ...inner]
}
