import { expect, it } from 'vitest'
import { regionsOfZones, WISHED_REGIONS, zoneOfRegion, zonesAround } from '@/domain/alerts/wish-zones'

it.each([
  [{ zip: '9000', countryId: '10' }, ['9000', 'flanders', 'east-flanders']],
  [{ zip: '1000', countryId: '10' }, ['1000', 'brussels']],
  [{ zip: '6700', countryId: '10' }, ['6700', 'wallonia', 'luxembourg-province']],
  [{ zip: 'L-1234', countryId: '50' }, ['1234', 'luxembourg', 'L1234', 'L-1234']],
  [{ zip: '', countryId: '10' }, ['']],
])('whoever wants something at %j wishes for one of %j', (place, zones) => {
  expect(zonesAround(place)).toEqual(zones)
})

it('the province of Luxembourg is not the country', () => {
  expect([zoneOfRegion('luxembourg-province'), zoneOfRegion('luxembourg')]).toEqual(['luxembourg', null])
  expect(regionsOfZones(new Set(['luxembourg', 'namur', null] as const))).toEqual(['luxembourg-province', 'namur'])
})

it('each region is followed by its provinces', () => {
  expect(WISHED_REGIONS.slice(0, 2)).toEqual(['flanders', 'antwerp'])
  expect(new Set(WISHED_REGIONS).size).toBe(14)
})
