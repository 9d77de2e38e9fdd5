import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { everything } from '../../support/import-bed'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let contact: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  await bed.page({ nl: 'Home', fr: 'Accueil' }, { kind: 'home', originalPath: '/' })
  contact = await bed.page({ fr: 'Contact', nl: 'Contact' }, { originalPath: '/contact/' })
})
afterAll(() => cms.stop())

/** The words in which something is refused to a person who works in French. */
const refusal = async (write: (req: object) => Promise<unknown>): Promise<string> => {
  const before = await everything(cms)
  const { createLocalReq } = await import('payload')
  const { initI18n } = await import('@payloadcms/translations')
  const { fr } = await import('@payloadcms/translations/languages/fr')
  const i18n = await initI18n({ config: { supportedLanguages: { fr } }, context: 'api', language: 'fr' } as never)
  const req = await createLocalReq({ req: { i18n } }, cms.payload)
  const error = await write(req).then(
    () => null,
    (reason: { data?: { errors?: { message: string }[] }; message: string }) => reason,
  )
  expect(error, 'nothing was refused').not.toBeNull()
  // Not even a trace of what was refused is stored.
  expect(await everything(cms)).toBe(before)
  return error?.data?.errors?.[0]?.message ?? error?.message ?? ''
}
const create = (data: object) => (req: object) =>
  cms.payload.create({ collection: 'pages', locale: 'fr', data: { kind: 'text', ...data }, req } as never)

describe('the path of a page', () => {
  it('is its title unless one is typed, and missing without a title', async () => {
    expect((await bed.route(`page:${contact}`))?.paths).toEqual({
      ...{ nl: '/contact/', fr: '/contact/', en: null, de: null },
    })
    const id = await bed.page({ fr: 'Notre équipe' }, { originalPath: '/Team/', path: 'Équipe/Nous' })
    expect((await bed.route(`page:${id}`))?.paths.fr).toBe('/equipe/nous/')
    await cms.payload.update({ collection: 'pages', id, locale: 'fr', data: { path: ' ' } })
    const entry = await bed.route(`page:${id}`)
    expect(entry?.paths.fr).toBe('/notre-equipe/')
    expect(entry?.formerPaths).toEqual([{ language: 'fr', path: '/equipe/nous/' }])
  })

  it('keeps the capitals of an original path and adds its slashes', async () => {
    const id = await bed.page({ fr: "L'agence" }, { originalPath: "L'agence" })
    expect(await bed.route(`page:${id}`)).toMatchObject({ originalPath: "/L'agence/" })
  })

  it('is deleted with it', async () => {
    const id = await bed.page({ fr: 'Passager' }, { originalPath: '/passing/' })
    await cms.payload.delete({ collection: 'pages', id })
    expect(await bed.route(`page:${id}`)).toBeUndefined()
    await bed.page({ fr: 'Passager' }, { originalPath: '/passing/' })
  })
})

describe('a path that another entry has', () => {
  it('is refused in words that name the owner, in the language of the admin', async () => {
    const words = await refusal(create({ title: 'Autre', path: 'contact', originalPath: '/other/' }))
    expect(words).toBe("L'adresse web /contact/ est déjà utilisée par /contact/. Choisissez-en une autre.")
  })

  it('is refused when it comes from the title', async () => {
    const words = await refusal(create({ title: 'Contact !', originalPath: '/other/' }))
    expect(words).toContain('/contact/')
  })

  it('is refused when a page is renamed', async () => {
    const id = await bed.page({ fr: 'Renommée' }, { originalPath: '/renamed/' })
    const data = { title: 'Contact' }
    const words = await refusal((req) =>
      cms.payload.update({ collection: 'pages', id, locale: 'fr', data, req } as never),
    )
    expect(words).toContain('est déjà utilisée par /contact/')
  })

  it('is refused to a second home page and to a title without a letter', async () => {
    const second = { title: 'Accueil 2', kind: 'home', originalPath: '/home-2/' }
    expect(await refusal(create(second))).toContain('utilisée par /.')
    expect(await refusal(create({ title: '?!', originalPath: '/x/' }))).toContain('utilisée par /.')
  })

  it('is refused where it would be read as a language', async () => {
    const words = await refusal(create({ title: 'Néerlandais', path: '/NL/', originalPath: '/x/' }))
    expect(words).toContain("L'adresse web /nl/ est déjà utilisée")
  })

  it('is refused for an original path, whatever its case', async () => {
    const words = await refusal(create({ title: 'Contact 2', originalPath: '/CONTACT/' }))
    expect(words).toContain(`utilisée par page:${contact}`)
  })
})
