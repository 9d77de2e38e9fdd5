import type { ClientField, SanitizedDocumentPermissions, SanitizedFieldPermissions } from 'payload'
import { describe, expect, it } from 'vitest'
import { copiedTexts, isFilled, isReplaced, withCopied } from '@/admin/copy-language/copied-texts'
import { paragraph, text, whole } from '../../../support/lexical'

const line = (name: string, more: object = {}) => ({ name, label: name, type: 'text', localized: true, ...more })
const FIELDS = [
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          { type: 'row', fields: [line('title'), line('path')] },
          line('content', { type: 'richText' }),
          line('code', { localized: false }),
          line('live', { type: 'checkbox' }),
        ],
      },
    ],
  },
  { name: 'seo', label: 'SEO', type: 'group', fields: [line('pageTitle'), line('openGraphUrl')] },
  {
    name: 'modules', label: 'Modules', type: 'blocks',
    blocks: [
      { slug: 'words', fields: [line('title')] },
      { slug: 'call', fields: [{ name: 'buttons', label: 'Buttons', type: 'array', fields: [line('label')] }] },
    ],
  },
] as unknown as ClientField[]

const fr = whole(paragraph(text('Texte')))
const DOC = {
  title: { fr: 'Équipe', nl: 'Team' }, path: { fr: '/equipe/' }, content: { fr }, code: 'x', live: { fr: true },
  seo: { pageTitle: { fr: '', nl: 'Ons team' }, openGraphUrl: { fr: '/a/' } },
  modules: [
    { id: 'a', blockType: 'words', title: { fr: 'Qui', nl: 'Qui' } },
    { id: 'b', blockType: 'call', buttons: [{ id: 'x', label: { fr: 'Ici' } }, { id: 'y', label: { nl: 'Daar' } }] },
    { id: 'c', blockType: 'unknown', title: { fr: '?' } },
  ],
}
const texts = copiedTexts(FIELDS, DOC, 'fr', 'nl')
const places = (some: typeof texts) => some.map(({ path }) => path.join('.'))

describe('the texts that are copied', () => {
  it('are those written in the language that is named, without addresses and switches', () => {
    expect(places(texts)).toEqual(['title', 'content', 'modules.a.title', 'modules.b.buttons.x.label'])
  })

  it('fill what is empty, replace what is another text, and leave what is the same', () => {
    expect(places(texts.filter(isFilled))).toEqual(['content', 'modules.b.buttons.x.label'])
    expect(places(texts.filter(isReplaced))).toEqual(['title'])
  })

  it('are called by their fields and rows', () => {
    expect(texts.at(-1)?.labels).toEqual(['Modules', 2, 'Buttons', 1, 'label'])
  })

  it('are none of what whoever copies may not change', () => {
    const may = (permissions: object) => places(copiedTexts(FIELDS, DOC, 'fr', 'nl', permissions as SanitizedDocumentPermissions['fields']))
    const rest = { content: true, code: true, live: true, seo: true } as const
    const blocks = { words: true, call: { fields: { buttons: { read: true, update: true, fields: { label: { read: true } } } } } }
    expect(may({ ...rest, title: { read: true, create: true }, path: true, modules: true })).toEqual([
      'content', 'modules.a.title', 'modules.b.buttons.x.label',
    ])
    expect(may({ ...rest, title: { read: true, update: true }, modules: { read: true, update: true, blocks } })).toEqual([
      'title', 'content', 'modules.a.title',
    ])
    expect(may({ ...rest, modules: { read: true, update: true, blocks: true } })).toEqual(['content', 'modules.a.title', 'modules.b.buttons.x.label'])
    expect(may({ ...rest, modules: { read: true } })).toEqual(['content'])
    expect(may({ modules: { read: true, update: true } })).toEqual([])
    const group = [{ name: 'seo', label: 'SEO', type: 'group', fields: [line('pageTitle'), line('title')] }] as unknown as ClientField[]
    const doc = { seo: { pageTitle: { fr: 'Un' }, title: { fr: 'Deux' } } }
    const seo = { read: true, update: true, fields: { pageTitle: { read: true }, title: true } } as unknown as SanitizedFieldPermissions
    expect(places(copiedTexts(group, doc, 'fr', 'nl', { seo }))).toEqual(['seo.title'])
  })

  it('are none where nothing is written', () => {
    expect(copiedTexts(FIELDS, DOC, 'de', 'nl')).toEqual([])
    expect(copiedTexts(FIELDS, {}, 'fr', 'nl')).toEqual([])
  })
})

describe('what is saved', () => {
  const dutch = {
    id: 1, title: 'Team', path: '/team/', content: null, seo: { pageTitle: 'Ons team' },
    modules: [
      { id: 'b', blockType: 'call', buttons: [{ id: 'y', label: 'Daar' }, { id: 'x', label: null, url: '/' }] },
      { id: 'a', blockType: 'words', title: 'Qui' },
    ],
  }

  it('are the fields that hold a copied text, whole, rows wherever they stand', () => {
    expect(withCopied(dutch, texts.filter(isFilled))).toEqual({
      content: fr,
      modules: [
        { id: 'b', blockType: 'call', buttons: [{ id: 'y', label: 'Daar' }, { id: 'x', label: 'Ici', url: '/' }] },
        { id: 'a', blockType: 'words', title: 'Qui' },
      ],
    })
    expect(dutch.content).toBeNull()
  })

  it('leaves out a row that is gone meanwhile', () => {
    expect(withCopied({ ...dutch, modules: [] }, texts)).toEqual({ title: 'Équipe', content: fr, modules: [] })
  })
})
