import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BEGAN_WITH } from '@/domain/saves/version'
import { answerTo } from '../../support/ask-api'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

const PASSWORD = 'four words in a row'
const AUTOSAVE = 'autosave=true&draft=true&depth=0&fallback-locale=null&locale=fr'

interface SaveAnswer {
  status: number
  body: {
    doc?: { updatedAt: string }
    result?: { updatedAt: string }
    errors?: { message: string; data?: { conflict?: object } }[]
  }
}

let cms: Cms
const ids: Record<string, number> = {}
const tokens: Record<string, string> = {}
let page = 0
let opened: string
let title: string

beforeAll(async () => {
  cms = await startCms()
  for (const name of ['Anna Peeters', 'Bram Claes']) {
    const email = `${name.replace(' ', '.')}@example.be`
    const account = { name, email, password: PASSWORD, roles: ['editor' as const] }
    ids[name] = (await cms.payload.create({ collection: 'users', data: account })).id
    tokens[name] = (await cms.payload.login({ collection: 'users', data: { email, password: PASSWORD } })).token ?? ''
  }
})
afterAll(() => cms.stop())

const newest = async () =>
  cms.payload.findByID({ collection: 'pages', id: page, draft: true, locale: 'fr', depth: 0 })

beforeEach(async () => {
  title = `Avant ${page}`
  page = await contentBed(cms).page({ fr: title })
  opened = (await newest()).updatedAt
  await cms.payload.db.deleteMany({ collection: 'payload-locked-documents', where: {} })
})

/** Saves as the form of the admin does, which began with a version. */
async function save(
  who: string,
  path: string,
  data: object,
  began?: string,
  { language = 'nl', method = 'PATCH' } = {},
): Promise<SaveAnswer> {
  const headers = {
    'Content-Type': 'application/json', 'Accept-Language': language,
    Authorization: `JWT ${tokens[who]}`,
    ...(began && { [BEGAN_WITH]: began }),
  }
  const address = `http://localhost:3000/api${path}`
  const response = await answerTo(new Request(address, { method, headers, body: JSON.stringify(data) }))
  return { status: response.status, body: (await response.json()) as SaveAnswer['body'] }
}

const autosave = (who: string, text: string, began?: string) =>
  save(who, `/pages/${page}?${AUTOSAVE}`, { title: text, _status: 'draft' }, began)

describe('two people on one page', () => {
  it('do not revert each other: the second is told who saved, in their language', async () => {
    const first = await autosave('Anna Peeters', 'D’Anna', opened)
    expect(first.status).toBe(200)
    const { status, body } = await autosave('Bram Claes', 'De Bram', opened)
    expect(status).toBe(409)
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining('Anna Peeters heeft dit intussen bewaard') as string,
      data: { conflict: { kind: 'stale', by: 'Anna Peeters' } },
    })
    expect((await newest()).title).toBe('D’Anna')
  })

  it('who are one, in two windows, read that it was themselves', async () => {
    await autosave('Anna Peeters', 'Ici', opened)
    const { body, status } = await autosave('Anna Peeters', 'Là', opened)
    expect(status).toBe(409)
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining('Dit is intussen elders bewaard, onder uw naam') as string,
      data: { conflict: { kind: 'stale', by: 'Anna Peeters', isOwn: true } },
    })
    expect((await newest()).title).toBe('Ici')
  })

  it('may go on, each with the version that their own save left', async () => {
    const first = await autosave('Anna Peeters', 'Un', opened)
    const second = await autosave('Anna Peeters', 'Deux', first.body.doc?.updatedAt)
    expect(second.status).toBe(200)
    expect((await autosave('Bram Claes', 'Trois', second.body.doc?.updatedAt)).status).toBe(200)
    expect((await newest()).title).toBe('Trois')
  })

  it.each([
    ['saving a draft', 'draft=true&locale=fr', 'draft'],
    ['publishing', 'locale=fr', 'published'],
    ['publishing one language', 'locale=fr&publishSpecificLocale=fr', 'published'],
  ])('are kept apart when %s', async (_, query, _status) => {
    const path = `/pages/${page}?${query}`
    const first = await save('Anna Peeters', path, { title: `${title} A`, _status }, opened)
    expect(first.status).toBe(200)
    expect((await save('Bram Claes', path, { title: `${title} B`, _status }, opened)).status).toBe(409)
    // Who saved goes on, and so does whoever opens the page now.
    const after = await save('Anna Peeters', path, { title: `${title} C`, _status }, first.body.doc?.updatedAt)
    expect(after.status).toBe(200)
    expect((await save('Bram Claes', path, { title: `${title} D`, _status }, (await newest()).updatedAt)).status).toBe(200)
    expect((await newest()).title).toBe(`${title} D`)
  })

  it('of whom one has taken over: the other cannot save before they have', async () => {
    await cms.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: page },
        user: { relationTo: 'users', value: ids['Anna Peeters'] },
      },
    })
    const { status, body } = await autosave('Bram Claes', 'De Bram', opened)
    expect(status).toBe(423)
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining('Anna Peeters') as string,
      data: { conflict: { kind: 'locked', by: 'Anna Peeters' } },
    })
    expect((await newest()).title).toBe(title)
    expect((await autosave('Anna Peeters', 'D’Anna', opened)).status).toBe(200)
  })

  it('are kept apart when going back to what is published', async () => {
    const back = (who: string, began?: string) => save(who, `/pages/${page}/revert?locale=fr`, {}, began, { method: 'POST' })
    const first = await autosave('Anna Peeters', 'D’Anna', opened)
    const stale = await back('Bram Claes', opened)
    expect(stale.status).toBe(409)
    expect(stale.body.errors?.[0]?.data).toEqual({ conflict: { kind: 'stale', by: 'Anna Peeters' } })
    expect((await newest()).title).toBe('D’Anna')
    // Who saw the draft goes back; whoever still has it open does not bring it back by typing.
    const { body, status } = await back('Bram Claes', first.body.doc?.updatedAt)
    expect([status, (await newest()).title]).toEqual([200, title])
    const late = await autosave('Anna Peeters', 'D’Anna encore', first.body.doc?.updatedAt)
    expect(late.body.errors?.[0]?.data).toEqual({ conflict: { kind: 'stale', by: 'Bram Claes' } })
    expect((await autosave('Bram Claes', 'De Bram', body.doc?.updatedAt)).status).toBe(200)
  })

  it('of whom one has taken over: the other does not go back', async () => {
    const { body } = await autosave('Bram Claes', 'De Bram', opened)
    const document = { relationTo: 'pages', value: page }
    await save('Anna Peeters', '/payload-locked-documents', { document }, undefined, { method: 'POST' })
    const locked = await save('Bram Claes', `/pages/${page}/revert`, {}, body.doc?.updatedAt, { method: 'POST' })
    expect(locked.status).toBe(423)
    expect(locked.body.errors?.[0]?.data).toEqual({ conflict: { kind: 'locked', by: 'Anna Peeters' } })
    expect((await newest()).title).toBe('De Bram')
  })

  it('see who that is by name, and not by an e-mail or a number', async () => {
    const document = { relationTo: 'pages', value: page }
    await save('Anna Peeters', '/payload-locked-documents', { document }, undefined, { method: 'POST' })
    const lock = await cms.payload.find({
      collection: 'payload-locked-documents', depth: 1, overrideAccess: false,
      user: { ...(await cms.payload.findByID({ collection: 'users', id: ids['Bram Claes'] ?? 0 })), collection: 'users' },
    })
    expect(lock.docs[0]?.user.value).toEqual({ id: ids['Anna Peeters'], collection: 'users', email: 'Anna Peeters' })
  })
})

describe('a save', () => {
  it('of the server itself, after which nobody of the staff is named', async () => {
    await cms.payload.update({ collection: 'pages', id: page, locale: 'fr', data: { title: 'Import' } })
    const { status, body } = await autosave('Bram Claes', 'De Bram', opened)
    expect(status).toBe(409)
    expect(body.errors?.[0]?.data).toEqual({ conflict: { kind: 'stale', by: null } })
    expect(body.errors?.[0]?.message).toContain('import')
  })

  it('that names no version is not asked for one', async () => {
    await autosave('Anna Peeters', 'D’Anna', opened)
    expect((await autosave('Bram Claes', 'De Bram')).status).toBe(200)
    expect((await newest()).title).toBe('De Bram')
  })

  it('that names what is no moment is refused', async () => {
    expect((await autosave('Bram Claes', 'De Bram', 'yesterday')).status).toBe(400)
    expect((await newest()).title).toBe(title)
  })

  it('of the menu is guarded too', async () => {
    const at = async () => (await cms.payload.findGlobal({ slug: 'header' })).updatedAt ?? ''
    await cms.payload.updateGlobal({ slug: 'header', data: { topBarShow: false } })
    const began = await at()
    const path = '/globals/header?locale=fr'
    const first = await save('Anna Peeters', path, { topBarShow: true }, began, { method: 'POST' })
    expect(first.status).toBe(200)
    const second = await save('Bram Claes', path, { topBarShow: false }, began, { method: 'POST' })
    expect(second.body.errors?.[0]?.data).toEqual({ conflict: { kind: 'stale', by: 'Anna Peeters' } })
    expect((await cms.payload.findGlobal({ slug: 'header' })).topBarShow).toBe(true)
    const next = await save('Anna Peeters', path, { topBarShow: true }, first.body.result?.updatedAt, { method: 'POST' })
    expect(next.status).toBe(200)
  })
})
