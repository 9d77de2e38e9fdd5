import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frenchAnswerAt } from '../../support/answer-at'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { restAs } from '../../support/rest-as'
import { staffOf } from '../../support/staff'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let staff: ReturnType<typeof staffOf>
let ask: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  staff = staffOf(cms)
  ask = await restAs(cms, 'editor')
  await bed.page({ nl: 'Home', fr: 'Accueil' }, { kind: 'home' })
})
afterAll(() => cms.stop())

const answer = (path: string): Promise<string> => frenchAnswerAt(cms, path)

/** What is said where a page asks for an address in a language; null where it gets it. */
async function refusal(path: string, locale = 'fr', title = 'Une page'): Promise<string | null> {
  const data = { title, kind: 'module', path, _status: 'published' }
  const { body, status } = await ask('POST', `/pages?locale=${locale}&depth=0`, data)
  if (status < 400) await ask('DELETE', `/pages/${body.doc?.id}`)
  const errors = body.errors?.[0]?.data?.errors ?? []
  expect(errors.every((error) => error.path === 'path')).toBe(true)
  return errors[0]?.message ?? null
}

describe('an address that a page may not have', () => {
  it('is the original path of another page, whatever address that has now', async () => {
    const id = await bed.page({ fr: 'Métier', nl: 'Ons vak' })
    const { originalPath } = await cms.payload.findByID({ collection: 'pages', id })
    await staff.change('pages', id, { title: 'Notre métier' }, { locale: 'fr' })
    expect(await answer('/metier/')).toBe('→ /fr/notre-metier/')
    expect(await refusal(originalPath ?? '')).toBe(
      `The web address ${originalPath} (French) belongs to ‘Notre métier’. Choose another one.`,
    )
    expect(await refusal(originalPath ?? '', 'de')).toContain('(German) belongs to ‘Notre métier’')
  })

  it('is not its own original path', async () => {
    const id = await bed.page({ fr: 'Vitrine' })
    await staff.change('pages', id, { path: '/ailleurs/' }, { locale: 'fr' })
    await staff.change('pages', id, { path: '/vitrine/' }, { locale: 'fr' })
    expect(await answer('/vitrine/')).toBe('/vitrine/')
  })

  it('is one without a Latin letter or digit', async () => {
    expect(await refusal('💥')).toBe('This address has no Latin letter or digit. Type one that has, e.g. /about-us/.')
    expect(await refusal('/')).toBe('The web address / (French) belongs to ‘Accueil’. Choose another one.')
  })

  it('is that of another page in the language, by its name', async () => {
    const id = await bed.page({ fr: 'Boutique', en: 'Our shop' })
    await staff.change('pages', id, { path: '/echoppe/' }, { locale: 'fr' })
    expect(await refusal('/echoppe/')).toBe(
      'The web address /echoppe/ (French) belongs to ‘Our shop’. Choose another one.',
    )
    expect(await refusal('/echoppe/', 'de')).toBeNull()
  })

  it.each(['/admin/', '/api/x/', '/media/', '/map/', '/preview/', '/internal/', '/nl/', '/fr/a/', '/page/4/', '/property/4711/'])(
    'is one of the site itself (%s)',
    async (path) => {
      expect(await refusal(path)).toBe(
        `The web address ${path} (French) is reserved for the site itself. Choose one that begins differently.`,
      )
    },
  )

  it('is one of another website, or one with a question mark', async () => {
    expect(await refusal('https://www.elsewhere.example/a-propos/')).toBe(
      'This is no address of this website. Type only what stands behind the language, e.g. /about-us/.',
    )
    expect(await refusal('/a-propos/?page=2')).toBe('No page can have a question mark in its address. Leave it out, with what follows it.')
  })

  it('is one where listings stand', async () => {
    expect(await refusal('/a-vendre/namur/4711/')).toContain('Properties and projects stand at an address such as')
  })

  it('is named with whoever would move along', async () => {
    await bed.page({ fr: 'Racine' }, { path: '/neuf/enfant/' })
    const parent = await bed.page({ fr: 'Parent' })
    await bed.page({ fr: 'Enfant' }, { parent })
    const { body } = await ask('PATCH', `/pages/${parent}?locale=fr`, { path: '/neuf/', _status: 'published' })
    expect(body.errors?.[0]?.data?.errors[0]).toMatchObject({ path: 'path', message: expect.stringContaining('‘Enfant’ would move along') })
  })
})

it('a whole address of the site is cut to what stands behind the language', async () => {
  const id = await bed.page({ fr: 'Qui nous sommes' }, { path: 'http://localhost:3000/fr/nous/' })
  expect((await bed.route(`page:${id}`))?.paths.fr).toBe('/nous/')
  // Nothing is refused while somebody types: it is no address yet.
  const typing = `/pages/${id}?locale=fr&draft=true&autosave=true&depth=0`
  expect(await ask('PATCH', typing, { path: 'https://www.els', _status: 'draft' })).toMatchObject({ status: 200, body: { doc: { path: 'https://www.els' } } })
  expect((await ask('PATCH', `/pages/${id}?locale=fr`, { path: 'https://www.els', _status: 'published' })).status).toBe(400)
})

describe('a wrong address that somebody was still typing', () => {
  const OTHER_SITE = 'https://other.example/x'

  /** A page that is on the site in French and Dutch, while its draft has a wrong address in French. */
  const halfTyped = async (french: string): Promise<number> => {
    const id = await bed.page({ fr: french, nl: `${french} (nl)` })
    const typing = `/pages/${id}?locale=fr&draft=true&autosave=true&depth=0`
    expect((await ask('PATCH', typing, { path: OTHER_SITE, _status: 'draft' })).status).toBe(200)
    return id
  }
  const french = async (id: number) => (await bed.route(`page:${id}`))?.paths.fr

  it('is not published in the language itself, whoever says that it is being typed', async () => {
    const id = await halfTyped('Mal tapée')
    for (const query of ['', '&autosave=true', '&draft=true&autosave=true']) {
      const { body, status } = await ask('PATCH', `/pages/${id}?locale=fr${query}`, { path: OTHER_SITE, _status: 'published' })
      expect([status, body.errors?.[0]?.data?.errors[0]?.path]).toEqual([400, 'path'])
    }
    expect(await french(id)).toBe('/mal-tapee/')
  })

  it('is not published from another language, where it is said which one it is', async () => {
    const id = await halfTyped('Vue en néerlandais')
    const { body, status } = await ask('PATCH', `/pages/${id}?locale=nl`, { title: 'Half klaar', _status: 'published' })
    expect(status).toBe(400)
    expect(body.errors?.[0]?.data?.errors).toMatchObject([
      { path: 'path', message: 'Web address in another language (French): This is no address of this website. Type only what stands behind the language, e.g. /about-us/.' },
    ])
    expect(await french(id)).toBe('/vue-en-neerlandais/')
  })

  it('keeps nothing from being published in another language alone', async () => {
    const id = await halfTyped('Reste en français')
    const alone = `/pages/${id}?locale=nl&publishSpecificLocale=nl`
    expect((await ask('PATCH', alone, { path: '/alleen/', _status: 'published' })).status).toBe(200)
    expect((await bed.route(`page:${id}`))?.paths).toMatchObject({ nl: '/alleen/', fr: '/reste-en-francais/' })
  })

  it('keeps nothing from going off the site, and is no address there either', async () => {
    const id = await halfTyped('Retirée')
    expect((await ask('PATCH', `/pages/${id}?locale=nl&unpublishAllLocales=true`, { _status: 'draft' })).status).toBe(200)
    expect((await cms.payload.findByID({ collection: 'pages', id, locale: 'fr' })).path).toBe(OTHER_SITE)
    expect(await bed.route(`page:${id}`)).toMatchObject({ gone: true, paths: { fr: '/retiree/' } })
    expect((await ask('PATCH', `/pages/${id}?locale=fr`, { deletedAt: new Date().toISOString() })).status).toBe(200)
  })

  it('keeps no earlier version from coming back', async () => {
    const id = await halfTyped('Rétablie')
    const { docs } = await cms.payload.findVersions({ collection: 'pages', where: { parent: { equals: id }, 'version._status': { equals: 'published' } } })
    expect((await ask('POST', `/pages/versions/${docs[0]?.id}`)).status).toBe(200)
    expect(await french(id)).toBe('/retablie/')
  })
})

describe('the successor of what is deleted', () => {
  it('holds where it was chosen in a draft', async () => {
    const heir = await bed.page({ fr: 'Héritière' })
    const id = await bed.page({ fr: 'Vieille page' })
    const successor = { relationTo: 'pages' as const, value: heir }
    await cms.payload.update({ collection: 'pages', id, draft: true, data: { successor, _status: 'draft' } })
    expect((await ask('DELETE', `/pages/${id}`)).status).toBe(200)
    expect(await answer('/vieille-page/')).toBe('→ /fr/heritiere/')
  })

  it('holds where it is published later', async () => {
    const heir = await bed.page({ fr: 'Future page' }, { _status: 'draft' })
    const id = await bed.page({ fr: 'Page passée' }, { successor: { relationTo: 'pages', value: heir } })
    expect((await ask('DELETE', `/pages/${id}`)).status).toBe(200)
    expect(await answer('/page-passee/')).toBe('?')
    expect(await answer('/future-page/')).toBe('?')
    await cms.payload.update({ collection: 'pages', id: heir, locale: 'fr', data: { _status: 'published' } })
    expect(await answer('/page-passee/')).toBe('→ /fr/future-page/')
    expect(await answer('/future-page/')).toBe('/future-page/')
  })
})

describe('an address that is made from a title', () => {
  const french = async (id: number) => (await bed.route(`page:${id}`))?.paths.fr

  it('keeps away from the original path of another page, and what is below follows', async () => {
    const known = await bed.page({ fr: 'Nos conseils' })
    await staff.change('pages', known, { title: 'Conseils pour vous' }, { locale: 'fr' })
    const id = await bed.page({ fr: 'Nos conseils' })
    const below = await bed.page({ fr: 'Dessous' }, { parent: id })
    expect([await french(id), await french(below)]).toEqual(['/nos-conseils-2/', '/nos-conseils-2/dessous/'])
    expect(await answer('/nos-conseils/')).toBe('→ /fr/conseils-pour-vous/')
    // It stays there, whatever else is saved.
    await staff.change('pages', below, { title: 'Plus bas' }, { locale: 'fr' })
    expect(await french(below)).toBe('/nos-conseils-2/plus-bas/')
  })

  it.each([['Admin', '/admin-2/'], ['API', '/api-2/'], ['Map', '/map-2/'], ['NL', '/nl-2/']])(
    'keeps away from what the site needs (%s)',
    async (title, path) => {
      const id = await bed.page({ fr: title })
      const { originalPath } = await cms.payload.findByID({ collection: 'pages', id })
      expect([await french(id), originalPath]).toEqual([path, path])
      expect(await answer(path)).toBe(path)
    },
  )

  it('is refused by name where another page stands there', async () => {
    await bed.page({ fr: 'Deux fois' })
    const { body } = await ask('POST', '/pages?locale=fr', { title: 'Deux fois', kind: 'module', _status: 'published' })
    expect(body.errors?.[0]?.data?.errors[0]?.message).toContain('belongs to ‘Deux fois’')
  })
})
