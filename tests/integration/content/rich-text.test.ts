import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE_READ } from '@/cms/access/access'
import { fromHtml } from '@/domain/rich-text/from-html'
import { richTextView } from '@/domain/rich-text/rich-text'
import type { RichNode } from '@/domain/rich-text/rich-text-view'
import { pictureIn } from '@/domain/media/picture'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { linkInside, linkTo, paragraph, picture, text, video, whole } from '../../support/lexical'
import { picture as pictureFile } from '../../support/pictures'
import { post } from '../access/http'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let token: string

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  const login = { email: 'editor@example.be', password: 'four words in a row' }
  await cms.payload.create({
    collection: 'users',
    data: { ...login, name: 'Ed', roles: ['editor'] },
  })
  token = String((await cms.payload.login({ collection: 'users', data: login })).token)
})
afterAll(() => cms.stop())

let number = 0
const page = async (data: object = {}, status = 'published'): Promise<number> => {
  number += 1
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'fr',
    data: { title: `Page ${number}`, kind: 'module', _status: status, ...data },
  } as never)
  return id
}

/** The text of a page as a visitor gets it; addresses are those of the route table. */
async function read(id: number, targets: string[] = []): Promise<RichNode[] | undefined> {
  const { docs } = await cms.payload.find({
    collection: 'pages', where: { id: { equals: id } }, locale: 'all', depth: 1,
    overrideAccess: false, context: { [SITE_READ]: true },
  })
  const routes = await Promise.all(targets.map(async (one) => [one, await bed.route(one)] as const))
  const hrefs = Object.fromEntries(routes.map(([target, entry]) => [target, entry?.paths.fr ?? null]))
  return richTextView((docs[0] as { content?: unknown } | undefined)?.content, 'fr', {
    href: (target) => hrefs[target] ?? null,
    picture: (value) => pictureIn(value, 'fr'),
  })?.nodes
}

describe('a formatted text', () => {
  it('leads to a page by whatever address it has', async () => {
    const target = await page({ title: 'Nos services' })
    const id = await page({ content: whole(paragraph(linkInside('pages', target))) })
    const href = async () => (await read(id, [`page:${target}`]))?.[0]
    const link = (path: string) => ({
      kind: 'paragraph',
      children: [{ kind: 'link', href: path, external: false, children: [expect.anything()] }],
    })
    expect(await href()).toEqual(link('/nos-services/'))
    await cms.payload.update({
      collection: 'pages', id: target, locale: 'fr',
      data: { path: 'tout-ce-que-nous-faisons' },
    })
    expect(await href()).toEqual(link('/tout-ce-que-nous-faisons/'))
  })

  it('shows its pictures, in videos too', async () => {
    const file = await pictureFile('facade.jpg', { width: 1600, height: 1200 })
    const media = await cms.payload.create({
      collection: 'media', locale: 'fr', data: { alt: 'La façade' }, file,
    })
    const film = video('https://www.youtube.com/watch?v=aqz-KE-bpKQ', media.id)
    const id = await page({ content: whole(picture(media.id), film) })
    const { hash } = media
    const seen = { hash, width: 1360, alt: { text: 'La façade', lang: 'fr' } }
    expect(await read(id)).toMatchObject([
      { kind: 'picture', picture: seen },
      { kind: 'video', video: { file: false, poster: { hash } } },
    ])
  })

  it('made from HTML is stored as it is, and links to a property by its number', async () => {
    const type = await bed.type({ fr: 'Maison' })
    await bed.city({ fr: 'Namur' })
    const house = await bed.property({ type, listingId: 4711, city: undefined })
    const content = fromHtml(
      '<h2>Titre</h2><ul><li>a<ul><li>b</li></ul></li></ul><table><tr><th>A</th></tr></table>' +
        '<p>Voir <a href="/house/"><b>la maison</b></a></p>',
      () => ({ relationTo: 'properties', value: house.id }),
    )
    const id = await page({ content })
    const stored = await cms.payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 })
    expect(stored.content).toEqual(content)
    const nodes = await read(id, ['property:4711'])
    expect(nodes?.map(({ kind }) => kind)).toEqual(['heading', 'list', 'table', 'paragraph'])
    const path = (await bed.route('property:4711'))?.paths.fr
    expect(nodes?.[3]).toMatchObject({ children: [{}, { kind: 'link', href: path }] })
  })
})

describe('what is refused', () => {
  const headers = () => ({ Authorization: `JWT ${token}`, 'Accept-Language': 'fr' })
  const script = whole(paragraph(text('a'), linkTo('javascript:alert(1)')))
  const typed = whole(paragraph(linkTo('javascript:alert(1)', [text('a')], 'autolink')))

  it.each([
    ['a link', script, 'published'],
    ['a link in a draft', script, 'draft'],
  ])('a script as %s, over HTTP', async (_, content, _status) => {
    const before = await cms.payload.count({ collection: 'pages' })
    const data = { title: 'Attaque', kind: 'module', content, _status }
    const query = _status === 'draft' ? '?draft=true&locale=fr' : '?locale=fr'
    const answer = await post(`/pages${query}`, data, { headers: headers() })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body).replace(/\s/g, ' ')).toContain(
      'Le lien vers « javascript:alert(1) » ne peut pas être enregistré.',
    )
    expect(await cms.payload.count({ collection: 'pages' })).toEqual(before)
  })

  it.each(['published', 'draft'])('a script that the editor made a link of by itself: its words are kept (%s)', async (_status) => {
    const answer = await post('/pages?locale=fr', { title: 'Attaque', kind: 'module', content: typed, _status }, { headers: headers() })
    expect(answer.status).toBe(201)
    expect(JSON.stringify(answer.body)).toContain('"text":"a"')
    expect(JSON.stringify(answer.body)).not.toMatch(/javascript|autolink/)
  })

  it.each([[false], [true]])('a script in a change (draft: %s)', async (draft) => {
    const id = await page({ content: whole(paragraph(text('bon'))) })
    const change = { collection: 'pages' as const, id, locale: 'fr' as const, draft }
    const message: unknown = expect.stringContaining('javascript:alert(1)')
    await expect(
      cms.payload.update({ ...change, data: { content: script } }),
    ).rejects.toMatchObject({
      status: 400,
      data: { errors: expect.arrayContaining([expect.objectContaining({ message })]) },
    })
    const stored = await cms.payload.findByID({ collection: 'pages', id, draft: true, locale: 'fr' })
    expect(JSON.stringify(stored.content)).not.toContain('javascript')
  })

  it.each([
    ['a video that the site cannot play', whole(video('https://example.be/'))],
    ['a private document as a picture', whole(picture(1, 'documents'))],
  ])('%s', async (_, content) => {
    await expect(page({ content })).rejects.toMatchObject({ status: 400 })
  })
})
