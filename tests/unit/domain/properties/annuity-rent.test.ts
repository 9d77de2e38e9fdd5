import { describe, expect, it } from 'vitest'
import { annuityRent } from '@/domain/properties/annuity-rent'
import { propertyView } from '../../../support/view-fixtures'

describe('annuityRent', () => {
  it.each([
    [{ annuityIndexedRent: 590 }, 590],
    [{ annuityIndexedRent: 0 }, null],
    [{ annuityType: { fr: 'Libre' } }, null],
    [{}, null],
  ])('%j is %s', (fields, rent) => {
    expect(annuityRent(propertyView(fields))).toBe(rent)
  })
})
