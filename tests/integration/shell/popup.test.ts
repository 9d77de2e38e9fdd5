import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import { setMemory, type Memory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms
let memory: Memory
let contact: number
let offer: number

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  await bed.page({ fr: 'Accueil', nl: 'Home' }, { kind: 'home', originalPath: '/' })
  contact = await bed.page({ fr: 'Nous voir', nl: 'Bezoek ons' })
  offer = await bed.page({ fr: 'Offre', nl: 'Aanbod' })
  memory = await loadMemory(cms.payload)
  setMemory(memory)
})
afterAll(() => cms.stop())

const FIRST = { isPublished: 'yes', delay: 5, title: 'Portes ouvertes', linkLabel: 'Venez', reference: null, url: null } as const

async function save(data: object, locale: Language = 'fr'): Promise<void> {
  await cms.payload.updateGlobal({ slug: 'popup', data, locale })
  await applyChanges(cms.payload, memory)
}

const popupOn = async (page: number, language: Language = 'fr') => {
  const { shellView } = await import('@/shell/queries')
  return (await shellView(siteIn(language), `page:${page}`, () => null)).popup
}

const idOn = async (page: number, language: Language = 'fr'): Promise<string> => (await popupOn(page, language))?.id ?? ''

beforeEach(async () => {
  await save({ title: 'Opendeur', linkLabel: 'Kom' }, 'nl')
  await save({ ...FIRST, reference: { relationTo: 'pages', value: contact } })
})

it('stands on every page but the one that its link leads to, in any language', async () => {
  expect(await popupOn(offer)).toMatchObject({ title: { text: 'Portes ouvertes' }, link: { label: { text: 'Venez' } } })
  expect([await popupOn(contact), await popupOn(contact, 'nl')]).toEqual([null, null])
})

it.each(['/fr/nous-voir/', '/fr/nous-voir/?via=popup#form', '/nl/bezoek-ons/', '/bezoek-ons'])('knows its page by the address %s', async (url) => {
  await save({ ...FIRST, url })
  expect(await popupOn(offer)).not.toBeNull()
  expect([await popupOn(contact), await popupOn(contact, 'nl')]).toEqual([null, null])
})

it('is another one for the session only once it shows something else', async () => {
  const before = await idOn(offer)
  expect(before).not.toBe('')
  await save({ ...FIRST, reference: { relationTo: 'pages', value: contact } })
  await save({ delay: 20 })
  expect([await idOn(offer), await idOn(offer, 'nl')]).toEqual([before, before])
  await save({ title: 'Opendeurdag' }, 'nl')
  const reworded = await idOn(offer)
  await save({ reference: null, url: 'https://www.habitat.example/' })
  expect(new Set([before, reworded, await idOn(offer)]).size).toBe(3)
})
