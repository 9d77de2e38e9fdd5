import { describe, expect, it } from 'vitest'
import { townName, writtenTown } from '@/domain/properties/town-name'

const GENT = { names: { nl: 'Gent', fr: 'Gand', en: 'Ghent' }, zip: '9000', countryId: '10' }
const NAMEN = { names: { nl: 'Namen', fr: 'Namur' }, zip: '5000', countryId: '10' }
const EUPEN = { names: { nl: 'Sankt Vith', fr: 'Saint-Vith', de: 'Sankt Vith' }, zip: '4780', countryId: '10' }
const BRUSSEL = { names: { nl: 'Brussel', fr: 'Bruxelles' }, zip: '1000', countryId: '10' }
const ELSENE = { names: { nl: 'Elsene', fr: 'Ixelles' }, zip: '1050', countryId: '10' }

describe('the name of a town', () => {
  it.each([
    ['in its language', GENT, 'fr', 'Gand', 'fr'],
    ['in Flanders, without a German one', GENT, 'de', 'Gent', 'nl'],
    ['in Wallonia, without a German one', NAMEN, 'de', 'Namur', 'fr'],
    ['in Wallonia, without an English one', NAMEN, 'en', 'Namur', 'fr'],
    ['in the east, without an English one', EUPEN, 'en', 'Sankt Vith', 'de'],
    ['of the capital in German', BRUSSEL, 'de', 'Brüssel', 'de'],
    ['of the capital in English', BRUSSEL, 'en', 'Brussels', 'en'],
    ['of the capital as it was filled in', { ...BRUSSEL, names: { ...BRUSSEL.names, en: 'City of Brussels' } }, 'en', 'City of Brussels', 'en'],
    ['in Brussels', ELSENE, 'de', 'Ixelles', 'fr'],
    ['with a Dutch name only', { ...ELSENE, names: { nl: 'Elsene' } }, 'de', 'Elsene', 'nl'],
    ['abroad', { ...GENT, countryId: '99' }, 'de', 'Gand', 'fr'],
    ['with a blank name', { ...GENT, names: { ...GENT.names, de: ' ' } }, 'de', 'Gent', 'nl'],
  ] as const)('%s', (_, town, language, text, lang) => {
    expect(townName(town, language)).toEqual({ text, lang })
  })

  it('is null without any', () => {
    expect(townName({ ...GENT, names: {} }, 'nl')).toBeNull()
    expect(townName(null, 'nl')).toBeNull()
  })
})

describe('a town that was written by one of its names', () => {
  it.each([
    ['Ixelles', '1050', 'nl', 'Elsene'],
    [' ixelles', '1050', 'fr', 'Ixelles'],
    ['Elsene', '1050', 'de', 'Ixelles'],
    ['Namur', '5000', 'nl', 'Namen'],
    ['Namur', '5001', 'nl', 'Namur'],
    ['Jambes', '5000', 'nl', 'Jambes'],
    ['', '5000', 'nl', ''],
  ] as const)('%s (%s) is in %s %s', (written, zip, language, name) => {
    expect(writtenTown(written, zip, [GENT, NAMEN, ELSENE], language)).toBe(name)
  })
})
