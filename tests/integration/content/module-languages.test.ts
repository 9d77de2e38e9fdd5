import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, text, whole } from '../../support/lexical'
import { startCms, type Cms } from '../../support/cms'

/** Modules are stored as JSON; what they say in each language must survive every other one. */
let cms: Cms
let id: number

type Module = Record<string, unknown> & { id: string }

const read = async (locale: 'all' | 'nl' | 'fr' | 'en', draft = false) => {
  const page = await cms.payload.findByID({ collection: 'pages', id, locale, draft, depth: 0 })
  return page.modules as unknown as Module[]
}

const save = (locale: 'nl' | 'fr' | 'en', modules: object[], draft = false) =>
  cms.payload.update({
    collection: 'pages', id, locale, draft,
    data: { modules, _status: draft ? 'draft' : 'published' },
  } as never)

beforeAll(async () => {
  cms = await startCms()
  const modules = [
    { blockType: 'rich-text', title: 'Wie', row: 3, text: whole(paragraph(text('Drie kantoren'))) },
    { blockType: 'call-to-action', title: 'Bel', buttons: [{ label: 'Nu', url: 'tel:+3291234567' }] },
  ]
  const data = { title: 'Kantoor', kind: 'module', _status: 'published', modules }
  const page = await cms.payload.create({ collection: 'pages', locale: 'nl', data } as never)
  id = (page as { id: number }).id
})

afterAll(() => cms.stop())

describe('a module', () => {
  it('says in each language what was written in it, in its rows and formatted texts too', async () => {
    const [who, call] = await read('fr')
    const [button] = call?.buttons as Module[]
    await save('fr', [
      { ...who, title: 'Qui', text: whole(paragraph(text('Trois agences'))) },
      { ...call, title: 'Appelez', buttons: [{ ...button, label: 'Tout de suite' }] },
    ])
    const [both, buttons] = await read('all')
    expect(both).toMatchObject({
      title: { nl: 'Wie', fr: 'Qui' },
      row: 3,
      text: {
        nl: whole(paragraph(text('Drie kantoren'))),
        fr: whole(paragraph(text('Trois agences'))),
      },
    })
    expect(buttons?.buttons).toMatchObject([
      { label: { nl: 'Nu', fr: 'Tout de suite' }, url: 'tel:+3291234567' },
    ])
  })

  it('takes its languages along when another one puts it elsewhere', async () => {
    const [who, call] = await read('fr')
    await save('fr', [call ?? {}, who ?? {}])
    const titles = (await read('all')).map(({ title }) => title)
    expect(titles).toEqual([
      { nl: 'Bel', fr: 'Appelez' },
      { nl: 'Wie', fr: 'Qui' },
    ])
  })

  it('keeps a text that another language did not touch, in a draft as well', async () => {
    const [call, who] = await read('nl')
    await save('nl', [{ ...call, title: 'Bel ons' }, who ?? {}], true)
    const titles = (modules: Module[]) => modules.map(({ title }) => title)
    expect(titles(await read('all'))[0]).toEqual({ nl: 'Bel', fr: 'Appelez' })
    expect(titles(await read('all', true))[0]).toEqual({ nl: 'Bel ons', fr: 'Appelez' })
  })

  it('leaves every language when it is taken off the page', async () => {
    const [call] = await read('nl')
    await save('nl', [call ?? {}])
    expect(await read('fr')).toHaveLength(1)
  })
})
