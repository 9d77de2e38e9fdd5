import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { adminMessage } from '@/cms/fields/labels'
import { PAYLOAD_WORDS } from '@/i18n/payload-words'
import { askApi } from '../../support/ask-api'
import { startCms, type Cms } from '../../support/cms'
import { linkInside, paragraph, picture as shown, whole } from '../../support/lexical'
import { picture } from '../../support/pictures'

/** What staff read where the framework refuses something: in their language, with what to do. */

let cms: Cms
let token: string
let agent: string
let page: number

beforeAll(async () => {
  cms = await startCms()
  const password = 'four words in a row'
  const signedIn = async (email: string, roles: ('editor' | 'agent' | 'administrator')[], agency?: number) => {
    await cms.payload.create({ collection: 'users', data: { name: 'Ed', email, password, roles, agency } })
    return String((await cms.payload.login({ collection: 'users', data: { email, password } })).token)
  }
  token = await signedIn('boss@example.be', ['administrator'])
  const { id: agency } = await cms.payload.create({ collection: 'agencies', data: { name: 'Gent' } })
  agent = await signedIn('agent@example.be', ['agent'], agency)
  page = (await cms.payload.create({ collection: 'pages', locale: 'nl', data: { title: 'A', kind: 'module' } })).id
})
afterAll(() => cms.stop())

interface Refusal {
  status: number
  message: string
  fields: { path: string; message: string }[]
}

async function refused(
  language: Language,
  [method, path, data]: [string, string, unknown?],
  as: string | undefined = token,
): Promise<Refusal> {
  const response = await askApi(method, path, data, { token: as, headers: { 'Accept-Language': language } })
  const body = (await response.json()) as {
    errors: { message: string; data?: { errors?: Refusal['fields'] } }[]
  }
  const [error] = body.errors
  return { status: response.status, message: error?.message ?? '', fields: error?.data?.errors ?? [] }
}

const fileForm = (bytes: Uint8Array, type: string, name: string): FormData => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  form.set('_payload', '{}')
  return form
}

const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(40)])
/** What Payload's form calls a password that is set. */
const NEW_PASSWORD = { nl: 'Nieuw wachtwoord', fr: 'Nouveau mot de passe', en: 'New Password', de: 'Neues Passwort' }
const correct = (language: Language, label: string): string =>
  `${PAYLOAD_WORDS[language].error.followingFieldsInvalid_one} ${label}`

describe.each(LANGUAGES)('in %s', (language) => {
  const words = PAYLOAD_WORDS[language]
  const text = (key: string, values = {}) => adminMessage(key, language, values)

  it('a field that is missing is named by its label', async () => {
    const answer = await refused(language, ['POST', '/users', { email: 'x@example.be', password: 'four words in a row', roles: ['editor'] }])
    expect(answer).toMatchObject({ status: 400, message: correct(language, text('users.name')) })
    expect(answer.fields).toEqual([expect.objectContaining({ path: 'name', message: words.validation.required })])
  })

  it('so is one that a rule of ours refuses', async () => {
    const answer = await refused(language, ['PATCH', `/pages/${page}?locale=nl`, { parent: page }])
    expect(answer).toMatchObject({ status: 400, message: correct(language, text('pages.parent')) })
    expect(answer.fields[0]?.message).toBe(text('errors.parentLoop'))
  })

  it('a password, which is no field of the account to Payload', async () => {
    const answer = await refused(language, ['POST', '/users', { name: 'C', email: 'c@example.be', password: 'kort', roles: ['editor'] }])
    expect(answer).toMatchObject({ status: 400, message: correct(language, NEW_PASSWORD[language]) })
    expect(answer.fields).toEqual([expect.objectContaining({ path: 'password', message: text('errors.passwordTooShort', { count: 12 }) })])
  })

  it('a value that exists already', async () => {
    const data = { name: 'B', email: 'boss@example.be', password: 'four words in a row', roles: ['editor'] }
    const answer = await refused(language, ['POST', '/users', data])
    expect([words.error.userEmailAlreadyRegistered, words.error.valueMustBeUnique]).toContain(answer.fields[0]?.message)
  })

  it('a choice that is none', async () => {
    const choice = await refused(language, ['PATCH', `/pages/${page}?locale=nl`, { kind: 'none', _status: 'published' }])
    expect(choice).toMatchObject({ message: correct(language, text('pages.kind')) })
    expect(choice.fields[0]?.message).toBe(words.validation.invalidSelection)
  })

  it('a legal mention, whose name may not look like several', async () => {
    const answer = await refused(language, ['POST', '/properties', { goal: '0', status: 'available', _status: 'published' }])
    const names = answer.message.slice(answer.message.indexOf(':') + 1).split(',')
    expect(names).toHaveLength(answer.fields.length)
    const region = text('properties.missingMentions:region')
    expect(region).toContain(',')
    expect(answer.message).toContain(`${text('properties.missingMentions:epc')},`)
    expect(names.join()).toContain(region.replace(', ', ' – '))
  })

  it('a part of a text that lacks something', async () => {
    const content = whole(shown(1, 'documents'))
    const { fields } = await refused(language, ['PATCH', `/pages/${page}?locale=nl`, { content, _status: 'published' }])
    expect(fields).toEqual([expect.objectContaining({ path: 'content', message: text('errors.textPart') })])
  })

  it('a field of a global, by its label too', async () => {
    const legalText = { root: { type: 'root', children: 'none' } }
    const answer = await refused(language, ['POST', '/globals/footer?locale=nl', { legalText }])
    expect(answer).toMatchObject({ status: 400, message: correct(language, text('footer.legalText')) })
    expect(answer.fields).toEqual([{ path: 'legalText', message: text('errors.textBroken') }])
  })

  it('a page that is gone, without its number', async () => {
    const content = whole(paragraph(linkInside('pages', null)))
    const { fields } = await refused(language, ['PATCH', `/pages/${page}?locale=nl`, { content, _status: 'published' }])
    expect(fields[0]?.message).toBe(words.validation.invalidSelection)
  })

  it.each([
    ['media', HEIC, 'image/heic', 'a.heic', () => text('errors.heic')],
    ['media', HEIC, 'image/jpeg', 'a.jpg', () => text('errors.heic')],
    ['documents', HEIC, 'image/heic', 'a.heic', () => text('errors.heic')],
    ['documents', Buffer.from('MZ..'), 'application/zip', 'a.zip', () => text('errors.fileKind', { kinds: 'PDF, JPEG, PNG' })],
    ['videos', Buffer.from('GIF89a'), 'image/gif', 'a.gif', () => text('errors.fileKind', { kinds: 'MP4, WebM' })],
  ])('a file of %s that is %#', async (collection, bytes, type, name, expected) => {
    const { status, message, fields } = await refused(language, ['POST', `/${collection}`, fileForm(bytes, type, name)])
    expect([status, fields[0]?.message ?? message]).toEqual([400, expected()])
    if (fields.length > 0) expect(message).toBe(correct(language, text('errors.fileField')))
  })

  it('a new upload without its file', async () => {
    const form = new FormData()
    form.set('_payload', '{}')
    expect((await refused(language, ['POST', '/media', form])).message).toBe(words.error.noFilesUploaded)
  })

  it('something that is gone, may not be done or cannot be asked', async () => {
    expect(await refused(language, ['PATCH', '/pages/999999', { title: 'x' }])).toMatchObject({
      status: 404, message: text('errors.notFound'),
    })
    expect(await refused(language, ['PATCH', `/pages/${page}`, { title: 'x' }], agent)).toMatchObject({
      status: 403, message: words.error.notAllowedToPerformAction,
    })
    expect(await refused(language, ['GET', '/pages?where[nothing][equals]=1'])).toMatchObject({
      status: 400, message: text('errors.notUnderstood'),
    })
  })
})

it('a photograph of 25 MB is taken', async () => {
  const { data } = await picture('large.jpg', { width: 1200, height: 900 })
  // What cameras keep beside the picture.
  const large = Buffer.concat([data, Buffer.alloc(26_214_400 - data.length)])
  const response = await askApi('POST', '/media', fileForm(large, 'image/jpeg', 'large.jpg'), { token })
  const { doc } = (await response.json()) as { doc: { filesize: number; width: number } }
  expect([response.status, doc.filesize, doc.width]).toEqual([201, 26_214_400, 1200])
})
