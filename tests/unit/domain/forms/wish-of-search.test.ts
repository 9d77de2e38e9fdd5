import { expect, it } from 'vitest'
import { wishOfSearch } from '@/domain/forms/wish-of-search'

it.each([
  ['', {}],
  ['?utm_source=x&sort=price', {}],
  ['?goal=sale&city=Aalst|9300&type=2&bedrooms=2', { goal: 'sale', types: ['2'], zips: '9300', minBedrooms: '2' }],
  ['?goal=rent&city=Gent|9000&city=Aalst|9300&city=Gent|9000', { goal: 'rent', zips: '9000, 9300' }],
  ['?price-min=100000&price-max=250000&type=1&type=2', { minPrice: '100000', maxPrice: '250000', types: ['1', '2'] }],
  ['?goal=sale&region=Vlaanderen&region=Bruxelles', { goal: 'sale', regions: ['flanders', 'brussels'] }],
  ['?region=Oost-Vlaanderen&region=nowhere', { regions: ['east-flanders'] }],
  ['?region=Luxembourg', { regions: ['luxembourg-province'] }],
  ['?city=nowhere&price-min=', {}],
])('%s asks for %o', (query, wish) => expect(wishOfSearch(query)).toEqual(wish))
