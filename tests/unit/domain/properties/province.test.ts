import { describe, expect, it } from 'vitest'
import { PROVINCES, provinceOfZip, regionOfProvince, type Province } from '@/domain/properties/province'
import { regionOfZip } from '@/domain/properties/region'

describe('provinceOfZip', () => {
  const towns: [zip: string | number, town: string, province: Province | null][] = [
    ['1000', 'Brussel', null],
    ['1299', 'the last of Brussels', null],
    ['1300', 'Wavre', 'walloon-brabant'],
    ['1348', 'Louvain-la-Neuve', 'walloon-brabant'],
    ['1480', 'Tubize', 'walloon-brabant'],
    ['1495', 'Villers-la-Ville', 'walloon-brabant'],
    ['1500', 'Halle', 'flemish-brabant'],
    ['1547', 'Bever', 'flemish-brabant'],
    ['1780', 'Wemmel', 'flemish-brabant'],
    ['1950', 'Kraainem', 'flemish-brabant'],
    ['2000', 'Antwerpen', 'antwerp'],
    ['2387', 'Baarle-Hertog', 'antwerp'],
    ['2990', 'Wuustwezel', 'antwerp'],
    ['3000', 'Leuven', 'flemish-brabant'],
    ['3400', 'Landen', 'flemish-brabant'],
    ['3440', 'Zoutleeuw', 'flemish-brabant'],
    ['3500', 'Hasselt', 'limburg'],
    ['3790', 'Voeren', 'limburg'],
    ['3990', 'Peer', 'limburg'],
    ['4000', 'Liège', 'liege'],
    ['4280', 'Hannut', 'liege'],
    ['4700', 'Eupen', 'liege'],
    ['4990', 'Lierneux', 'liege'],
    ['5000', 'Namur', 'namur'],
    ['5580', 'Rochefort', 'namur'],
    ['5680', 'Doische', 'namur'],
    ['6000', 'Charleroi', 'hainaut'],
    ['6596', 'Momignies', 'hainaut'],
    ['6600', 'Bastogne', 'luxembourg'],
    ['6700', 'Arlon', 'luxembourg'],
    ['6997', 'Érezée', 'luxembourg'],
    ['7000', 'Mons', 'hainaut'],
    ['7780', 'Comines-Warneton', 'hainaut'],
    ['7973', 'Belœil', 'hainaut'],
    [8000, 'Brugge', 'west-flanders'],
    ['8587', 'Spiere-Helkijn', 'west-flanders'],
    ['8980', 'Zonnebeke', 'west-flanders'],
    ['9000', 'Gent', 'east-flanders'],
    ['9600', 'Ronse', 'east-flanders'],
    [' 9992 ', 'Maldegem', 'east-flanders'],
  ]
  it.each(towns)('%s (%s) is in %s', (zip, _town, province) => {
    expect(provinceOfZip(zip)).toBe(province)
  })

  it.each(['', '999', '10000', 'L-1009', '12a4', null, undefined, NaN, -9000, 9000.5, {}])(
    '%j is in none',
    (zip) => {
      expect(provinceOfZip(zip)).toBeNull()
    },
  )

  it('never contradicts the region of a postcode', () => {
    const all = Array.from({ length: 9000 }, (_, index) => 1000 + index)
    const region = (zip: number) => {
      const province = provinceOfZip(zip)
      return province ? regionOfProvince(province) : 'brussels'
    }
    expect(all.filter((zip) => region(zip) !== regionOfZip(zip))).toEqual([])
  })
})

it('five provinces are Flemish and five Walloon', () => {
  const regions = PROVINCES.map(regionOfProvince)
  expect(regions.filter((region) => region === 'flanders')).toHaveLength(5)
  expect(regions.filter((region) => region === 'wallonia')).toHaveLength(5)
})
