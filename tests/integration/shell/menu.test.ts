import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  await bed.page({ fr: 'Accueil', nl: 'Home' }, { kind: 'home', originalPath: '/' })
  const above = await bed.page({ fr: 'Services', nl: 'Diensten' })
  const below = await bed.page({ fr: 'Vendre', nl: 'Verkopen' })
  await cms.payload.update({ collection: 'pages', id: above, data: { live: false }, locale: 'nl' })
  await bed.page({ fr: 'Demande', nl: 'Zoekopdracht' }, { originalPath: '/demand-register/', redirect: 'external', redirectUrl: 'https://x.example/demand' })
  await bed.page({ fr: 'Estimation', nl: 'Schatting' }, { originalPath: '/contact-demand/' })
  await bed.page({ fr: 'Connexion du propriétaire', nl: 'Eigenaarslogin' }, { kind: 'login', originalPath: '/login/' })
  const link = (value: number) => ({ reference: { relationTo: 'pages' as const, value } })
  const menu = [{ ...link(above), childMenus: [link(below)] }]
  await cms.payload.updateGlobal({ slug: 'header', data: { menu }, locale: 'fr' })
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())

const shellIn = async (language: Language) => {
  const { shellView } = await import('@/shell/queries')
  return shellView(siteIn(language), null, () => null)
}

it('an entry without words of its own keeps its sub-menu in a language that its page is hidden in', async () => {
  const child = { label: { text: 'Verkopen', lang: 'nl' }, href: expect.stringMatching(/verkopen/) as string }
  expect((await shellIn('nl')).menu).toMatchObject([{ label: { text: 'Diensten', lang: 'nl' }, href: '', children: [child] }])
  expect((await shellIn('fr')).menu).toMatchObject([{ label: { text: 'Services' }, href: expect.stringMatching(/services/) as string }])
})

it('the drawer says which of its links lead to another site', async () => {
  expect((await shellIn('nl')).drawerLinks).toMatchObject([
    { label: { text: 'Zoekopdracht' }, href: 'https://x.example/demand', external: true },
    { label: { text: 'Schatting' }, href: '/schatting/', external: false },
  ])
})

it('leads to the sign-in of owners by the title of its page, in the languages that it is shown in', async () => {
  expect((await shellIn('nl')).login).toMatchObject({ label: { text: 'Eigenaarslogin' }, href: '/eigenaarslogin/', external: false })
  expect((await shellIn('fr')).login).toMatchObject({ label: { text: 'Connexion du propriétaire' }, href: expect.stringMatching(/^\/fr\/connexion/) as string })
  const { docs } = await cms.payload.find({ collection: 'pages', where: { originalPath: { equals: '/login/' } } })
  await cms.payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data: { live: false }, locale: 'fr' })
  setMemory(await loadMemory(cms.payload))
  expect((await shellIn('fr')).login).toBeNull()
})
