import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { adminMessage } from '@/cms/fields/labels'
import { RelationCell } from '@/admin/cells/RelationCell'

const read = vi.hoisted(() => vi.fn())

vi.mock('@/admin/cells/Picked', () => ({ Picked: () => null }))
vi.mock('@/admin/cells/related-names', () => ({ readRelatedNames: read }))

type Cell = Parameters<typeof RelationCell>[0]

const payload = {}
const i18n = { language: 'fr', t: (key: string, { label = '' } = {}) => `${key} ${label}` }
const field = { name: 'agency', type: 'relationship', relationTo: 'agencies', label: { fr: 'Agence', nl: 'Kantoor' } }
const cell = async (cellData: unknown, more: object = {}): Promise<string> => {
  const props = { cellData, field, i18n, payload, rowData: { id: 1 }, ...more } as unknown as Cell
  return renderToStaticMarkup(await RelationCell(props))
}

beforeEach(() => {
  read.mockReset()
  read.mockResolvedValue(new Map([[1, { text: 'Orlinde Gand', lang: 'fr' }], [2, { text: 'Gent', lang: 'nl' }]]))
})

it('names what every row of a list belongs to, and asks for all of them at once', async () => {
  const rows = await Promise.all([1, 1, 2, 3].map((id) => cell(id)))
  expect(rows.slice(0, 2)).toEqual(['Orlinde Gand', 'Orlinde Gand'])
  expect(rows[2]).toContain('<span lang="nl">Gent</span>')
  expect(rows[3]).toBe(adminMessage('lists.nameless', 'fr', { id: 3 }))
  expect(read).toHaveBeenCalledExactlyOnceWith(payload, 'agencies', [1, 2, 3], 'fr')
})

it('takes a document for its number', async () => {
  expect(await cell({ id: 1, name: 'Orlinde' })).toBe('Orlinde Gand')
})

it('says that there is none only where there is none, and asks nothing', async () => {
  expect(await cell(null)).toBe('general:noLabel Agence')
  expect(read).not.toHaveBeenCalled()
})

it('is nothing where there is no row', async () => {
  expect(await cell(1, { rowData: undefined })).toBe('')
})
