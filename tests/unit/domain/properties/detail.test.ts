import { describe, expect, it } from 'vitest'
import { detailView } from '@/domain/properties/detail'

const doc = {
  id: 1, listingId: 4711, goal: '0', status: 'available', zip: '4000', countryId: '10',
  publishAddress: true, publishPrice: true, price: 250_000, priceUnit: 1,
  houseNumber: '128', boxNr: '3B', latitude: 50.6345678, longitude: 5.5712345,
  street: { fr: 'Rue Haute', nl: 'Hoogstraat' },
  type: { id: 1, name: { fr: 'Maison', nl: 'Huis' }, kind: 'house', iconClass: 1 },
  city: { id: 1, name: { fr: 'Liège', nl: 'Luik' } },
  typeDescription: { fr: 'Belle maison' },
  description: { fr: '<p>Texte</p>', nl: ' ' },
  bedrooms: 3, surfaceLiving: 140, floodPScore: 'B', permit: 'Vg', energyPerformance: 200,
  chargesRenter: 50, recordFile: 'record-77.pdf', importHash: 'hash-88',
  videos: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)', null],
  virtualTourUrl: 'javascript:alert(1)',
  pointsOfInterest: [{ name: { fr: 'École' }, kind: 'school', distance: 300 }, { kind: 'bus' }],
  agency: { id: 2, name: 'Agence A' },
  contact: { id: 3, name: 'Zoé', function: { fr: 'Courtière' } },
  pictures: [{ hash: 'abc', width: 1, height: 1 }, 9],
  createDate: '2026-02-01T00:00:00.000Z',
}

describe('detailView', () => {
  it('has the public address and coordinates', () => {
    expect(detailView(doc, 'nl')).toMatchObject({
      id: 4711, goal: 'sale', zip: '4000', region: 'wallonia', charges: null,
      address: { text: 'Hoogstraat 128 / 3B', lang: 'nl' },
      coordinates: { latitude: 50.6345678, longitude: 5.5712345 },
      city: { text: 'Luik', lang: 'nl' },
      title: { text: 'Belle maison', lang: 'fr' },
      type: { text: 'Huis', lang: 'nl' },
    })
  })

  it.each([false, null, undefined, 'true'])('keeps a private address to itself (%s)', (publishAddress) => {
    for (const language of ['nl', 'fr', 'en', 'de'] as const) {
      const text = JSON.stringify(detailView({ ...doc, publishAddress }, language))
      for (const secret of ['Haute', 'Hoogstraat', '128', '3B', '50.63', '5.57']) {
        expect(text).not.toContain(secret)
      }
    }
    const hidden = detailView({ ...doc, publishAddress }, 'fr')
    expect(hidden).toMatchObject({ address: null, coordinates: null, city: { text: 'Liège' } })
  })

  it('keeps a price that is not to be published, the record file and the import to itself', () => {
    const text = JSON.stringify(detailView({ ...doc, publishPrice: false }, 'fr'))
    for (const secret of ['250000', 'record-77', 'hash-88']) expect(text).not.toContain(secret)
  })

  it.each([false, null, undefined])('has no amount that tells a price on request (%s)', (publishPrice) => {
    const told = {
      notaryFees: 4_111, agencyCost: 4_222, garagePrice: 4_333, parkingPrice: 4_444,
      depositAmount: 4_555, annuityIndexedRent: 4_666, annuitySurvivorRent: 4_777,
    }
    const shown = (doc_: object) => JSON.stringify(detailView({ ...doc, ...told, ...doc_ }, 'fr'))
    for (const amount of Object.values(told)) {
      expect(shown({})).toContain(String(amount))
      expect(shown({ publishPrice })).not.toContain(String(amount))
    }
  })

  it('shows only what is known', () => {
    const bare = detailView({}, 'fr')
    expect(bare).toMatchObject({
      id: 0, status: 'available', address: null, coordinates: null, flood: null, ribbon: null,
      energy: null, keyFacts: [], groups: [], planning: [], videos: [], pictures: [],
      agency: null, contact: null, virtualTour: null, createdAt: null, modifiedAt: null,
      price: { kind: 'on-request' }, city: null, pointsOfInterest: [], ownLanguages: ['nl', 'fr', 'en', 'de'],
    })
    expect(JSON.stringify(bare)).not.toMatch(/NaN|undefined/)
  })

  it('has no coordinates where one of the two is missing', () => {
    expect(detailView({ ...doc, longitude: null }, 'fr').coordinates).toBeNull()
  })

  it('knows in which languages it is described', () => {
    expect(detailView(doc, 'nl').ownLanguages).toEqual(['fr'])
    const description = { ...(doc.description as object), de: '<p>Text</p>' }
    const german = { ...doc, description, typeDescription: { de: 'Haus', nl: 'Huis' } }
    expect(detailView(german, 'nl').ownLanguages).toContain('de')
    expect(detailView(german, 'nl').ownLanguages).not.toContain('nl')
  })

  it('takes only links of known video and tour services', () => {
    const view = detailView(doc, 'fr')
    expect(view.videos).toHaveLength(1)
    expect(JSON.stringify(view)).not.toContain('javascript')
    expect(view.virtualTour).toBeNull()
  })

  it('puts videos and the tour behind pictures of its own, with nothing of the provider to load', () => {
    const own = ['a', 'b'].map((hash) => ({ hash, width: 1, height: 1 }))
    const tour = 'http://my.matterport.com/show/?m=abc'
    const videos = ['https://youtu.be/dQw4w9WgXcQ', 'https://a.be/x.mp4', 'https://vimeo.com/7']
    const view = detailView({ ...doc, pictures: own, virtualTourUrl: tour, videos }, 'fr')
    expect(view.videos.map(({ poster }) => poster?.hash)).toEqual(['b', 'a', 'a'])
    expect(view.videos.map(({ file }) => file)).toEqual([false, true, false])
    expect(view.videos[0]?.thumbnail).toContain('/hqdefault.jpg')
    expect(view.virtualTour).toMatchObject({ url: tour, poster: { hash: 'a' }, file: false })
    expect(view.virtualTour?.embed).toBe('https://my.matterport.com/show/?m=abc')
  })

  it('says what the feed says beside the price, but not beside a hidden one', () => {
    const said = { ...doc, priceUnitText: { fr: 'hors frais' } }
    const { price } = detailView(said, 'fr')
    expect(price).toMatchObject({ kind: 'amount', note: { text: 'hors frais', lang: 'fr' } })
    expect(detailView(said, 'de').price).toMatchObject({ note: { text: 'hors frais', lang: 'fr' } })
    expect(JSON.stringify(detailView({ ...said, publishPrice: false }, 'fr').price)).not.toContain('hors frais')
  })

  it('keeps what stands near to itself where the address is not public', () => {
    expect(detailView({ ...doc, publishAddress: false }, 'fr').pointsOfInterest).toEqual([])
  })

  it.each([
    ['bedrooms', { keyFacts: [{ field: 'surfaceLiving' }] }],
    ['permit', { planning: [] }],
    ['floodPScore', { flood: null }],
    ['flood', { flood: null }],
    ['videos', { videos: [] }],
    ['pointsOfInterest', { pointsOfInterest: [] }],
    ['map', { map: false }],
    ['calculators', { calculators: false }],
  ])('hides %s where the conditions say so', (hidden, expected) => {
    expect(detailView(doc, 'fr')).not.toMatchObject(expected)
    expect(detailView(doc, 'fr', (name) => name !== hidden)).toMatchObject(expected)
  })

  it('has no words in place of an energy class in Wallonia', () => {
    const pending = { ...doc, energyPerformance: null, epcLabelText: 'PEB en cours' }
    expect(JSON.stringify(detailView({ ...pending, zip: '5000' }, 'fr'))).not.toContain('en cours')
    expect(detailView({ ...pending, zip: '1000' }, 'fr').energy?.text).toBe('PEB en cours')
  })

  it('hides the energy label with its score, and the notice by a name of its own', () => {
    const old = { ...doc, zip: '9000', energyPerformance: 450 }
    const hides = (name: string) => detailView(old, 'fr', (asked) => asked !== name)
    expect(hides('energyNotice').energy?.text).toBe('E')
    expect(hides('energyPerformance')).toMatchObject({ energy: null, renovationDuty: false })
    expect(hides('energyPerformance').groups.some(({ group }) => group === 'energy')).toBe(false)
    expect(hides('').renovationDuty).toBe(true)
    expect(hides('energyNotice').renovationDuty).toBe(false)
  })

  it.each(['sold', 'rented'])('keeps to itself what was asked for one that is %s', (status) => {
    const view = detailView({ ...doc, status }, 'fr')
    expect(view.price).toEqual({ kind: 'on-request' })
    expect(JSON.stringify({ ...view, groups: [] })).not.toContain('250000')
  })

  it('has charges by the month for rent only', () => {
    expect(detailView({ ...doc, goal: '1' }, 'fr')).toMatchObject({
      charges: 50,
      price: { perMonth: true },
    })
  })

  it.each([
    ['charges comprises', 0, null], ['charges comprises', 50, null], ['hors charges', 0, null], ['+ 50 € de charges', 50, null],
    ['hors charges', 50, 50], ['par mois', 0, 0],
  ])('leaves the charges to words that speak of them: %s, %d', (words, chargesRenter, charges) => {
    const rent = { ...doc, goal: '1' as const, chargesRenter, priceUnitText: { fr: words } }
    expect(detailView(rent, 'fr').charges).toBe(charges)
    expect(detailView(rent, 'nl').charges).toBe(charges)
    expect(detailView({ ...rent, publishPrice: false }, 'fr').charges).toBe(chargesRenter)
  })

  it('has planning facts as codes, flood scores, points of interest, people', () => {
    const view = detailView(doc, 'fr')
    expect(view.planning).toEqual([{ fact: 'permit', code: 'Vg' }])
    expect(view.flood).toEqual({ parcel: 'B', building: null })
    expect(view.pointsOfInterest).toEqual([
      { name: 'École', kind: 'school', metres: 300 },
      { name: 'bus', kind: 'bus', metres: null },
    ])
    expect(view.contact).toMatchObject({ name: 'Zoé', function: { text: 'Courtière' } })
    expect(view.agency?.name).toBe('Agence A')
    expect(view.pictures).toHaveLength(1)
  })
})
