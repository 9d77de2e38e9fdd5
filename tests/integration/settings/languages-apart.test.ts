import { afterAll, beforeAll, expect, it } from 'vitest'
import { committedSql, tableOf } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'
import { restAs } from '../../support/rest-as'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** What is stored of the search box, by language. */
async function placeholders(): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown>[] = await committedSql(cms.payload).select().from(tableOf(cms.payload, 'settings_locales'))
  return Object.fromEntries(rows.map(({ _locale, searchPlaceholder }) => [_locale, searchPlaceholder]))
}

it('settings that are saved in one language leave what the others say of the search box as it was', async () => {
  const administrator = await restAs(cms, 'administrator')
  const save = async (language: string, data: object) => {
    const { status } = await administrator('POST', `/globals/settings?locale=${language}`, data)
    expect(status).toBe(200)
  }
  await save('nl', { searchPlaceholder: 'Gemeente of postcode' })
  await save('fr', { searchPlaceholder: 'Commune ou code postal' })
  const written = { nl: 'Gemeente of postcode', fr: 'Commune ou code postal' }
  expect(await placeholders()).toMatchObject(written)
  expect((await placeholders()).de ?? null).toBeNull()

  await save('fr', { searchPlaceholder: 'Où cherchez-vous ?', searchTitle: 'Chercher' })
  expect(await placeholders()).toMatchObject({ ...written, fr: 'Où cherchez-vous ?' })
  // The form of one language sends all of its own, empty too.
  await save('nl', { searchPlaceholder: '', searchTitle: 'Zoeken', agencyName: 'Kantoor' })
  const after = await placeholders()
  expect(after.fr).toBe('Où cherchez-vous ?')
  expect([after.nl ?? '', after.en ?? '', after.de ?? '']).toEqual(['', '', ''])
})
