import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSENT_WORDS } from '@/domain/consent/words'
import { completeConsentWords } from '@/cms/first-content/seed-consent'
import { committedSql, tableOf } from '@/cms/database/sql'
import { LANGUAGES } from '@/i18n/languages'
import { startCms, type Cms } from '../../support/cms'
import { restAs } from '../../support/rest-as'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** What the database holds, by language. */
async function stored(): Promise<Map<string, Record<string, unknown>>> {
  const rows: Record<string, unknown>[] = await committedSql(cms.payload).select().from(tableOf(cms.payload, 'consent_locales'))
  return new Map(rows.map((row) => [String(row._locale), row]))
}

const words = async (name: string) => {
  const rows = await stored()
  return Object.fromEntries(LANGUAGES.map((language) => [language, rows.get(language)?.[name]]))
}

describe('the words of the cookie dialog', () => {
  it('are written at the first start, in every language', async () => {
    expect((await stored()).size).toBe(0)
    await completeConsentWords(cms.payload)
    for (const [name, texts] of Object.entries(CONSENT_WORDS)) expect(await words(name)).toEqual(texts)
  })

  it('stay as staff wrote and emptied them, saved in one language, after the next start', async () => {
    const editor = await restAs(cms, 'editor')
    const before = await words('title')
    const { status } = await editor('POST', '/globals/consent?locale=nl', { title: 'Koekjes?', description: '' })
    expect(status).toBe(200)
    const after = await stored()
    await completeConsentWords(cms.payload)
    expect(await stored()).toEqual(after)
    expect(await words('title')).toEqual({ ...before, nl: 'Koekjes?' })
    expect((await words('description')).nl ?? '').toBe('')
    expect((await words('description')).fr).toMatch(/^Ce qui est nécessaire/)
  })

  it.each([{ version: 0 }, { version: 1.5 }, { days: 0 }, { days: 366 }, { days: null }])('hold for a whole number: not %j', async (data) => {
    const editor = await restAs(cms, 'editor')
    const { status, body } = await editor('POST', '/globals/consent?locale=nl', data)
    expect(status).toBe(400)
    expect(body.errors?.[0]?.data?.errors.map(({ path }) => path)).toEqual(Object.keys(data))
  })
})
