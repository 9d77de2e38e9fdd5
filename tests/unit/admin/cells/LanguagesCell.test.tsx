import { renderToStaticMarkup } from 'react-dom/server'
import type { DefaultServerCellComponentProps } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { LanguagesCell } from '@/admin/cells/LanguagesCell'

vi.mock('@/admin/languages-in-use', () => ({
  languagesInUse: () => Promise.resolve(['nl', 'fr', 'de']),
}))
vi.mock('@/admin/cells/language-rows', () => ({
  readLanguageRows: () =>
    Promise.resolve(
      new Map([
        [
          7,
          [
            { language: 'nl', written: true, open: true },
            { language: 'fr', written: true, open: false },
          ],
        ],
      ]),
    ),
}))

const cell = (id: number) =>
  ({
    payload: {}, collectionSlug: 'pages', rowData: { id }, names: ['title'],
    i18n: { language: 'en' },
  }) as unknown as DefaultServerCellComponentProps & { names: string[] }

/** What a screen reader says, language by language. */
const said = async (id: number): Promise<string[]> => {
  const html = renderToStaticMarkup(await LanguagesCell(cell(id)))
  return [...html.matchAll(/<span class="sr-only">([^<]+)</g)].map(([, labels]) => labels ?? '')
}

describe('the column of languages', () => {
  it('says in words what its colours show', async () => {
    expect(await said(7)).toEqual([
      'Nederlands: online',
      'Français: written, not online',
      'Deutsch: missing',
    ])
  })

  it('calls every language missing where nothing is stored', async () => {
    expect((await said(8)).every((labels) => labels.endsWith(': missing'))).toBe(true)
  })
})
