import { describe, expect, it } from 'vitest'
import { projectDetail } from '@/domain/projects/project-detail'
import { PROJECT_DOC as doc, PROJECT_UNITS as units } from '../../../support/project-fixtures'

const LIEGE = {
  id: 1, names: { fr: 'Liège' }, zip: '4000', countryId: '10',
  latitude: 50.6 as number | null, longitude: 5.5 as number | null,
}

describe('projectDetail', () => {
  const detail = (fields = {}, town: typeof LIEGE | undefined = LIEGE) =>
    projectDetail({ ...doc, ...fields }, units, 'fr', '/x/', town)

  it('is complete', () => {
    expect(detail()).toMatchObject({
      address: { text: 'Rue Haute 12', lang: 'fr' },
      agency: null,
      constructions: [{ name: 'Phase 1', delivery: '2027' }],
      progress: { sold: 1, option: 1, free: 2, total: 4 },
      documents: [{ name: 'Lastenboek', language: 'nl' }, { name: 'Plan', language: null }],
      place: { latitude: 50.6, longitude: 5.5, isExact: false },
      ownLanguages: ['fr'],
    })
  })

  it.each([
    [{ projectWebId: 9003 }, 9003],
    [{ projectWebId: null }, 77],
    [{ projectWebId: 0 }, 77],
  ])('with %j is referred to as %d', (fields, reference) => {
    expect(detail(fields).reference).toBe(reference)
  })

  it('keeps a private address to itself', () => {
    for (const publishAddress of [false, null, undefined]) {
      const text = JSON.stringify(detail({ publishAddress, latitude: 50.63456 }))
      expect(text).not.toMatch(/Haute|50\.63/)
    }
  })

  it('has its own place where its address is public', () => {
    const own = { latitude: 50.63456, longitude: 5.57123 }
    expect(detail(own).place).toEqual({ ...own, isExact: true })
    expect(detail({}, { ...LIEGE, longitude: null }).place).toBeNull()
    const town = { latitude: 50.6, longitude: 5.5, isExact: false }
    expect(detail({ ...own, publishAddress: false }).place).toEqual(town)
    expect(detail({ ...own, longitude: null }).place).toEqual(town)
  })

  it('has its box in its address', () => {
    expect(detail({ boxNr: '3' }).address?.text).toBe('Rue Haute 12 / 3')
  })

  it.each([
    [{ name: { nl: 'x' }, description: { nl: 'y' } }, false],
    [{ name: { fr: '' }, description: { fr: 'y' } }, true],
    [{ name: { fr: ' ' }, description: {} }, false],
  ])('has texts of its own: %j %s', (fields, own) => {
    expect(detail(fields).ownLanguages.includes('fr')).toBe(own)
  })
})
