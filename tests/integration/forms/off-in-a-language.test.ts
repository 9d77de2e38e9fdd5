import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { NOTHING_ASKED } from '@/domain/forms/asked'
import type { Subject } from '@/domain/forms/envelope'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

const OFF = ['/contact-me/', '/contact-appointment/', '/contact/', '/sign-newsletter/', '/demand-register/', '/Privacy/', '/my-alert/']
const ABOUT: Subject = { kind: 'property', id: 4711 }

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
  const { page } = contentBed(cms)
  const titles = (name: string) => ({ nl: `${name} nl`, fr: `${name} fr`, de: `${name} de` })
  await page(titles('home'), { kind: 'home' })
  for (const originalPath of OFF) {
    const kind = originalPath === '/my-alert/' ? 'personal' : 'module'
    const id = await page(titles(originalPath), { originalPath, kind })
    await cms.payload.update({ collection: 'pages', id, locale: 'de', data: { live: false, _status: 'published' }, draft: false })
  }
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())

const siteOf = async (language: 'nl' | 'fr' | 'de') => (await import('@/content/site')).siteIn(language)

describe('a form whose page is not live in a language', () => {
  it('is offered in the others only', async () => {
    const { formHref, formHrefs } = await import('@/features/forms/form-links')
    const { demandForm } = await import('@/features/search/demand-form')
    const forms = ['contact-me', 'contact-appointment', 'site-contact', 'sign-newsletter'] as const
    const inDutch = await formHrefs(await siteOf('nl'), forms, ABOUT)
    for (const href of Object.values(inDutch)) expect(href).toMatch(/^\/.+\/\?property=4711$/)
    const german = await siteOf('de')
    expect(await formHrefs(german, forms, ABOUT)).toEqual(Object.fromEntries(forms.map((form) => [form, null])))
    expect(await formHref(german, 'contact-me')).toBeNull()
    expect(demandForm(german)).toBeNull()
  })

  it('is not rendered as the home page for what was sent without a script', async () => {
    const { pageFor } = await import('@/app/(endpoints)/forms/page-answer')
    const asked = vi.spyOn(globalThis, 'fetch')
    const envelope = { language: 'de', values: {}, subject: null } as never
    expect(await pageFor('/contact-me/', { form: 'contact-me', envelope, state: { kind: 'limited', minutes: 1 } })).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})

it('leads to what is said about privacy, and to the page of a search, in another language then', async () => {
  const french = await siteOf('fr')
  const { formView } = await import('@/features/forms/queries')
  const view = await formView(await siteOf('de'), 'contact-me', NOTHING_ASKED)
  expect(view?.privacyHref).toBe('/fr/privacy-fr/')
  expect(view?.privacyHref).toBe(french.hrefOfPage('/Privacy/'))
  const { subscriptionPath } = await import('@/features/alerts/keys')
  const page = french.hrefOfPage('/my-alert/')
  expect(page).toMatch(/^\/fr\/.+/)
  expect(subscriptionPath('de', 'key')).toBe(`${page}?key=key`)
  expect(subscriptionPath('de', null)).toBe(page)
})
