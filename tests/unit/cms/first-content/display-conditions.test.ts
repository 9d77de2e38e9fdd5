import { describe, expect, it } from 'vitest'
import { SHARED_CONDITIONS } from '@/cms/first-content/display-conditions'
import { comparisonProblem } from '@/domain/properties/comparison-problem'
import { DETAIL_BLOCKS, SHOWN_FIELDS } from '@/domain/properties/display-fields'
import { FACT_TABS } from '@/domain/properties/facts'
import { missingMentions } from '@/domain/properties/required-mentions'
import { shownFields } from '@/domain/properties/shown-fields'
import { LANGUAGES } from '@/i18n/languages'
import type { Doc } from '@/lib/documents'
import { completeListing } from '../../../support/complete-listing'

const conditions = SHARED_CONDITIONS.map((one) => ({ ...one, active: true })) as unknown as Doc[]
const type = (typeId: number) => ({ type: { typeId } })
const isShown = (property: Doc) => shownFields(conditions, property, 'fr')

const RENTAL = ['chargesRenter', 'depositAmount', 'inventoryCost', 'contractType', 'leaseYears']
const SALE = ['cadastralIncome', 'registeredRight', 'vatRegime', 'vatValue', 'notaryFees']
const HOME = ['bedrooms', 'bathrooms', 'kitchen', 'heating', 'surfaceLiving', 'epcLabelText']
const BUILT = ['constructionYear', 'electricityCertificate', 'asbestosType', 'floodGScore']
const FORM = ['facades']
const PLOT = ['surfaceGround', 'permit', 'floodPScore', 'gardenOrientation']
const ANNUITY = ['annuityType', 'annuityAges', 'annuityIndexedRent', 'annuityConditions']
const ALWAYS = ['availableFrom', 'garagePrice', 'realEstateTax', 'map', 'documents', 'calculators']

describe('the shared conditions', () => {
  it.each(SHARED_CONDITIONS.map((one) => [one.name.en, one] as const))('%s: could be saved', (_, one) => {
    for (const part of [one, ...(one.advancedCondition ?? [])]) {
      expect(comparisonProblem({ ...part })).toBeNull()
    }
    const known = [...FACT_TABS, ...DETAIL_BLOCKS, ...SHOWN_FIELDS] as string[]
    expect(one.shows.filter((name) => !known.includes(name))).toEqual([])
    expect(new Set(one.shows).size).toBe(one.shows.length)
    expect(LANGUAGES.filter((language) => !one.name[language]?.trim())).toEqual([])
  })

  it.each([
    ['a house for sale', { goal: '0', ...type(1) }, [SALE, HOME, BUILT, PLOT, FORM, ALWAYS], [RENTAL, ANNUITY]],
    ['a flat to rent', { goal: '1', ...type(2) }, [RENTAL, HOME, BUILT, PLOT, ALWAYS], [SALE, FORM, ANNUITY]],
    ['a studio to rent', { goal: '1', ...type(3) }, [RENTAL, HOME, BUILT, PLOT, ALWAYS], [SALE, FORM, ANNUITY]],
    ['land', { goal: '0', ...type(4) }, [SALE, PLOT, FORM, ALWAYS], [RENTAL, HOME, BUILT, ANNUITY]],
    ['a garage for sale', { goal: '0', ...type(7) }, [SALE, BUILT, ALWAYS], [RENTAL, HOME, FORM, ANNUITY]],
    ['a garage to rent', { goal: '1', ...type(7) }, [RENTAL, BUILT, ALWAYS], [SALE, HOME, FORM, ANNUITY]],
    [
      'a house on life annuity',
      { goal: '0', ...type(1), annuityType: { fr: 'occupé' } },
      [SALE, HOME, ANNUITY, ALWAYS],
      [RENTAL],
    ],
    ['an annuity without its kind', { goal: '0', ...type(1), annuityIndexedRent: 900 }, [ANNUITY], []],
    ['an annuity by mistake', { goal: '1', ...type(1), annuityType: { fr: 'x' } }, [], [ANNUITY]],
    ['what has no type', { goal: '0' }, [SALE, HOME, BUILT, FORM, ALWAYS], [RENTAL, ANNUITY]],
  ])('%s', (_, property, shown, hidden) => {
    const asked = isShown(property)
    expect(shown.flat().filter((name) => !asked(name))).toEqual([])
    expect(hidden.flat().filter(asked)).toEqual([])
  })

  it('say the renovation duty where a home is sold', () => {
    const shown = [
      ...[type(1), type(4), type(7)].map((one) => ({ goal: '0', ...one })),
      { goal: '1', ...type(1) },
    ].map((property) => isShown(property)('energyNotice'))
    expect(shown).toEqual([true, false, false, false])
  })

  it.each([
    ['a house', 1, 'house'],
    ['land', 4, 'land'],
    ['a garage', 7, 'garage'],
  ])('hide nothing that an advertisement of %s must mention', (_, typeId, kind) => {
    for (const region of ['flanders', 'wallonia', 'brussels', 'luxembourg'] as const) {
      for (const goal of ['sale', 'rent'] as const) {
        const property = { ...completeListing(region, goal), ...type(typeId) }
        const asked = isShown(property)
        const read = Object.fromEntries(Object.entries(property).filter(([name]) => asked(name)))
        expect(missingMentions(read, kind), `${region}, ${goal}`).toEqual([])
      }
    }
  })
})
