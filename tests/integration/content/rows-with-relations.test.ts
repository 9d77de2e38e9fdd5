import type { FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import { plainPdf } from '../../../demo/plain-pdf'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { picture } from '../../support/pictures'
import { restAs } from '../../support/rest-as'
import { ledBy, listsOf, mustLead, rowsTo, type Led, type Target } from '../../support/rows-of-lists'
import { staffOf } from '../../support/staff'

/** The lists of the content model whose rows lead to documents: a new one is tried here too. */
const LISTS = {
  forms: ['recipients'],
  properties: ['documents'],
  projects: ['documents'],
  pages: ['modules'],
  header: ['menu', 'buttons', 'left', 'right'],
  footer: ['blocks', 'legalLinks'],
}

/** What a form shows of a list, save after save: rows added, removed, moved and added again. */
const SAVES = ['a b', 'b', 'b -', '- b', '-', '- a', '', '- -', 'a', 'b a', '']

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>
let targets: Record<string, Target>
let addresses: Record<string, string>

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  const staff = staffOf(cms)
  ask = await restAs(cms, 'administrator')
  const target = async (name: string, prefers: string, colour: string): Promise<Target> => {
    const category = await staff.create('categories', { name })
    const type = await bed.type({ fr: name })
    const data = plainPdf(name)
    const file = { data: Buffer.from(data), mimetype: 'application/pdf', name: `${name}.pdf`, size: data.length }
    const ids = {
      categories: category, types: type,
      pages: await bed.page({ fr: name }),
      articles: await staff.create('articles', { name, category }),
      properties: (await bed.property({ type })).id,
      agencies: await staff.create('agencies', { name }),
      media: await staff.create('media', {}, { file: await picture(`${name}.jpg`, { colour }) }),
      documents: (await cms.payload.create({ collection: 'documents', data: {}, file })).id,
    }
    return { ids, prefers }
  }
  targets = { a: await target('A', 'pages', '#123456'), b: await target('B', 'articles', '#654321') }
  addresses = {
    header: '/globals/header', footer: '/globals/footer', forms: '/forms/1',
    pages: `/pages/${await bed.page({ fr: 'Page' })}`,
    properties: `/properties/${(await bed.property({ type: targets.a!.ids.types! })).id}`,
    projects: `/projects/${await bed.project({ fr: 'Projet' }, {})}`,
  }
})
afterAll(() => cms.stop())

const configs = () => [...cms.payload.config.collections, ...cms.payload.config.globals]
const fieldsOf = (slug: string): readonly FlattenedField[] =>
  configs().find((config) => config.slug === slug)?.flattenedFields ?? []

/** The rows of relations that the database holds of a list. */
async function storedOf(slug: string, list: string): Promise<Led[]> {
  const rows = await committedSql(cms.payload).all<Record<string, string | number | null>>(
    sql`SELECT * FROM ${sql.identifier(`${slug}_rels`)} ORDER BY path`,
  )
  return rows
    .filter(({ path }) => String(path).startsWith(`${list}.`))
    .map(({ id: _, order: __, parent_id: ___, path, ...columns }) => {
      const [column = '', value] = Object.entries(columns).find(([, id]) => id !== null) ?? []
      return [String(path), column.replace(/_id$/, '').replaceAll('_', '-'), Number(value)]
    })
}

describe('a list of rows', () => {
  it('that lead to documents is tried below, every one there is', () => {
    const found = configs()
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .map(({ slug, flattenedFields }) => [slug, listsOf(flattenedFields).map(({ name }) => name)] as const)
      .filter(([, lists]) => lists.length > 0)
    expect(Object.fromEntries(found)).toEqual(LISTS)
  })

  const all = Object.entries(LISTS).flatMap(([slug, lists]) => lists.map((list) => [slug, list] as const))
  it.each(all)('is stored as it is shown: %s, %s', async (slug, name) => {
    const list = listsOf(fieldsOf(slug)).find((one) => one.name === name)!
    const address = addresses[slug]!
    const method = address.startsWith('/globals') ? 'POST' : 'PATCH'
    for (const save of SAVES) {
      const names = save.split(' ').filter((row) => (mustLead(list) ? targets[row] : row))
      const rows = names.flatMap((row) => rowsTo(list, targets[row] ?? null))
      const shown = ledBy(list, rows)
      const saved = await ask(method, address, { [name]: rows })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      const read = (await ask('GET', `${address}?depth=0`)).body as unknown as Record<string, unknown[]>
      expect(read[name], `${save} of ${name}`).toHaveLength(rows.length)
      expect(ledBy(list, read[name]), `"${save}" of ${name}`).toEqual(shown)
      if (slug === 'header' || slug === 'footer') {
        const byPath = ([one]: Led, [other]: Led) => (one < other ? -1 : 1)
        expect(await storedOf(slug, name), `"${save}" of ${name}`).toEqual(shown.toSorted(byPath))
      }
    }
  })
})

describe('a page', () => {
  const successor = () => ({ relationTo: 'articles', value: targets.a!.ids.articles })
  const leading = async (title: string) => {
    const id = await contentBed(cms).page({ fr: title })
    await ask('PATCH', `/pages/${id}`, { successor: successor() })
    return id
  }
  const successorOf = async (id: number) =>
    ((await ask('GET', `/pages/${id}?depth=0`)).body as { successor?: unknown }).successor ?? null
  const stored = (id: number) =>
    committedSql(cms.payload).all(sql`SELECT path FROM pages_rels WHERE parent_id = ${id}`)

  it('restored as it was leads nowhere where it led nowhere then', async () => {
    const id = await leading('Restaurée')
    expect(await successorOf(id)).toEqual(successor())
    const where = { parent: { equals: id } }
    const { docs } = await cms.payload.findVersions({ collection: 'pages', where, sort: 'id' })
    expect((await ask('POST', `/pages/versions/${docs[0]!.id}`, {})).status).toBe(200)
    expect([await successorOf(id), await stored(id)]).toEqual([null, []])
  })

  it('published as its draft is leads nowhere where that leads nowhere', async () => {
    const id = await leading('Publiée')
    await ask('PATCH', `/pages/${id}?draft=true`, { successor: null })
    expect(await successorOf(id)).toEqual(successor())
    await ask('PATCH', `/pages/${id}`, { _status: 'published' })
    expect([await successorOf(id), await stored(id)]).toEqual([null, []])
  })
})
