import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { brochureFileName } from '@/domain/brochure/file-name'
import { MOST_IN_ROWS, photoRows, rowOfEach } from '@/domain/brochure/photo-rows'
import { loweredParts, printable } from '@/domain/brochure/printable'
import { qrPath } from '@/domain/brochure/qr-path'

describe('brochureFileName', () => {
  it.each([
    [4711, 'Huis', 'Namen', '4711-huis-namen.pdf'],
    [7, 'Maison de maître', 'Liège', '7-maison-de-maitre-liege.pdf'],
    [7, 'Garage/parking', 'Braine-l’Alleud', '7-garage-parking-braine-lalleud.pdf'],
    [7, 'a";\r\nX-Evil: 1', '../../etc', '7-a-x-evil-1-etc.pdf'],
    [7, '', '東京', '7.pdf'],
  ])('%s, %s, %s', (id, type, town, expected) => {
    expect(brochureFileName(id, type, town)).toBe(expected)
    expect(expected).toMatch(/^[a-z0-9.-]+$/)
  })
})

describe('qrPath', () => {
  it('draws the modules of the code and no others', () => {
    const text = 'https://www.example.org/nl/te-koop/gent/woning/100001/'
    const { path, size } = qrPath(text)
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      for (let at = Number(x); at < Number(x) + Number(length); at += 1) {
        const row = drawn[Number(y)]
        if (row) row[at] = true
      }
    }
    expect(drawn).toEqual(encode(text, { ecc: 'M', border: 0 }).data)
    expect(path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('')
  })
})

describe('photoRows', () => {
  it.each([...Array(MOST_IN_ROWS + 1).keys()])('lays %i photographs without a gap', (count) => {
    expect(photoRows(count).reduce((sum: number, row) => sum + row, 0)).toBe(count)
    expect(rowOfEach(count)).toHaveLength(count)
  })

  it('lays no more than there is room for', () => {
    expect(rowOfEach(30)).toHaveLength(MOST_IN_ROWS)
    expect(photoRows(-1)).toEqual([])
  })
})

describe('printable', () => {
  it.each([
    ['1\u202F234 m²', '1\u00A0234\u00A0m²'],
    ['geïsoleerd, œuvre, € 5 – “ja”', 'geïsoleerd, œuvre, € 5 – “ja”'],
    ['Zon 🌞 en ☀️ tuin', 'Zon  en  tuin'],
    ['99 kWh op 2 km', '99\u00A0kWh op 2\u00A0km'],
    ['E-peil ≤ 30', 'E-peil <= 30'],
    ['≈ 120 m², ⅓ en ⅔, 5‰, № 7', '± 120\u00A0m², 1/3 en 2/3, 5/1000, No 7'],
    ['Merk® © 2026', 'Merk® © 2026'],
    ['zacht\u00ADafbreken', 'zachtafbreken'],
    ['Huis 东京 عربي Łódź', 'Huis   Łódź'],
    ['cafe\u0301', 'caf\u00e9'],
    [`a ${'x'.repeat(100)} b`, `a ${'x'.repeat(100)} b`],
  ])('%j', (text, expected) => {
    expect(printable(text)).toBe(expected)
  })

  it('sets lowered digits apart', () => {
    expect(loweredParts('38 kg CO₂/m²')).toEqual([
      { text: '38 kg CO', lowered: false },
      { text: '2', lowered: true },
      { text: '/m²', lowered: false },
    ])
    expect(loweredParts('')).toEqual([])
  })
})
