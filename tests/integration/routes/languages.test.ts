import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { LANGUAGES } from '@/i18n/languages'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'
import { paragraph, written } from '../../support/lexical'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let type: number
let city: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  type = await bed.type({ fr: 'Maison' })
  city = await bed.city({ fr: 'Namur' })
})
afterAll(() => cms.stop())

describe('a text saved in one language', () => {
  it.each(LANGUAGES)('of a property: %s changes no other', async (locale) => {
    const { id } = await bed.property({ type, city, description: written('Base'), typeDescription: 'Base' })
    await cms.payload.update({ collection: 'properties', id, locale, data: { description: written('Own') } })
    const doc = await cms.payload.findByID({ collection: 'properties', id, locale: 'all' })
    expect(doc.description).toEqual(
      locale === 'fr' ? { fr: written('Own') } : { fr: written('Base'), [locale]: written('Own') },
    )
    expect(doc.typeDescription).toMatchObject({ fr: 'Base' })
  })

  it.each(LANGUAGES)('of a new property: %s is where it stands', async (locale) => {
    const { id } = await cms.payload.create({
      collection: 'properties',
      locale,
      data: {
        goal: '0', status: 'available', marquee: '0', countryId: '10',
        ...completeListing('wallonia', 'sale'),
        type, city, description: written('Own'), _status: 'published',
      },
      draft: false,
    })
    const doc = await cms.payload.findByID({ collection: 'properties', id, locale: 'all' })
    expect(doc.description).toEqual({ [locale]: written('Own') })
  })

  it.each(LANGUAGES)('of a project: %s changes no other', async (locale) => {
    const id = await bed.project({ fr: 'Jardins' }, { city, description: written('Base') })
    const data = { name: 'Gärten', description: written('Own') }
    await cms.payload.update({ collection: 'projects', id, locale, data })
    const doc = await cms.payload.findByID({ collection: 'projects', id, locale: 'all' })
    expect(doc.description).toEqual(
      locale === 'fr' ? { fr: written('Own') } : { fr: written('Base'), [locale]: written('Own') },
    )
  })

  it('is cleaned before it is stored', async () => {
    const { id } = await bed.property({ type, city, heating: '<b>Gaz</b>' })
    const doc = await cms.payload.findByID({ collection: 'properties', id })
    expect(doc.heating).toBe('Gaz')
    const html = { description: '<p>Own</p>' as never }
    await expect(cms.payload.update({ collection: 'properties', id, data: html })).rejects.toThrow()
  })

  it('is nothing where the editor was emptied', async () => {
    const { id } = await bed.property({ type, city, description: written('Own') })
    const emptied = { root: { ...written('Own').root, children: [paragraph()] } }
    await cms.payload.update({ collection: 'properties', id, data: { description: emptied } })
    const locales = tableOf(cms.payload, 'properties_locales')
    const rows = await committedSql(cms.payload).select({ description: locales.description }).from(locales).where(eq(locales._parentID, id))
    expect(rows.map(({ description }) => description)).toEqual([null])
  })
})

describe('a listing made in the admin', () => {
  it('takes the next number of those for listings made by hand and keeps it', async () => {
    const { id, listingId } = await bed.property({ type, city, listingId: 9000 })
    const next = await bed.property({ type, city })
    expect(listingId).toBe(9000)
    expect(next.listingId).toBeGreaterThanOrEqual(9_000_000)
    const data = { listingId: 1 }
    const kept = await cms.payload.update({ collection: 'properties', id, data })
    expect(kept.listingId).toBe(9000)
  })

  it('is called by its number, type and place', async () => {
    const one = await bed.property({ type, city, listingId: 9100 })
    expect(one.adminTitle).toBe('9100 · Maison · Namur')
  })
})
