import { describe, expect, it } from 'vitest'
import { cardMore } from '@/domain/search/list-card'
import { narrowedView } from '../../../support/list-fixtures'

const [plain] = narrowedView().cards
if (!plain) throw new Error('The list has cards')

const picture = (hash: string, kind = 'photo') => ({ hash, kind, width: 900, height: 600 })
const row = { createDate: '2026-11-12T09:00:00.000Z', lifeAnnuity: false }
const card = { ...plain, picture: { ...picture('front'), kind: 'photo', preview: '', focalX: 50, focalY: 50, alt: null } as const }

const hashes = (...pictures: object[]): string[] =>
  cardMore(card, { pictures: pictures }, row, null, 'nl').pictures.map(({ hash }) => hash)

describe('what a list says beyond the card', () => {
  it('is two pictures beside its own, the second a plan where there is one', () => {
    const photos = [picture('front'), picture('garden'), picture('kitchen'), picture('bath')]
    expect(hashes(...photos)).toEqual(['garden', 'kitchen'])
    expect(hashes(picture('plan', 'floor-plan'), ...photos)).toEqual(['garden', 'plan'])
    expect(hashes(picture('front'))).toEqual([])
  })

  it('is four facts at most, none that the card says already, and nothing that is not known', () => {
    const shown = {
      bedrooms: 3, constructionYear: 1987, garages: 1, surfaceGarden: 0, heating: ' ',
      floor: 0, surfaceTerrace: 12, availableFrom: '2027-01-01', parkings: 2,
    }
    const { facts } = cardMore(card, shown, row, null, 'nl')
    expect(facts.map(({ field }) => field)).toEqual(['constructionYear', 'floor', 'garages', 'parkings'])
  })

  it('is the price per m², except of a life annuity', () => {
    const perM2 = (lifeAnnuity: boolean) => cardMore(card, {}, { ...row, lifeAnnuity }, 'Huis', 'nl').perM2
    expect(perM2(false)).toBe(1786)
    expect(perM2(true)).toBeNull()
  })
})
