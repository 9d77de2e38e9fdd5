import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatListingTexts } from '@/cms/migrate/formatted-texts'
import { sql } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import { plainText, richTextView } from '@/domain/rich-text/rich-text'
import { LANGUAGES } from '@/i18n/languages'
import { toPlainText } from '@/lib/text'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { written } from '../../support/lexical'

const TEXTS = {
  nl: '<p>Een <strong>licht</strong> huis &amp; tuin.</p><ul><li>garage</li><li>zolder</li></ul>',
  fr: 'Une maison.\n\nAvec :\n- jardin\n- garage',
  en: '<h3>Garden</h3><p>See <a href="https://x.example/?a=1&amp;b=2">the plan</a><br>today</p>',
  de: '<p>&nbsp;</p>',
}
const NOWHERE = { href: () => null, picture: () => null }

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** The texts of listings are set to what they were stored as before: HTML. */
async function asBefore(table: string, column: string): Promise<void> {
  const database = committedSql(cms.payload)
  for (const language of LANGUAGES) {
    await database.run(sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${TEXTS[language]} WHERE _locale = ${language}`)
  }
}

const PLACES = [
  ['properties_locales', 'description'],
  ['_properties_v_locales', 'version_description'],
  ...['description', 'situation', 'technical'].flatMap((name) => [
    ['projects_locales', name],
    ['_projects_v_locales', `version_${name}`],
  ]),
] as [string, string][]

it('the texts of listings become formatted ones, published and in versions, without losing a word', async () => {
  const bed = contentBed(cms)
  const type = await bed.type({ fr: 'Maison' })
  const { id } = await bed.property({ type })
  const project = await bed.project({ fr: 'Jardins' }, {})
  for (const locale of LANGUAGES) {
    await cms.payload.update({ collection: 'properties', id, locale, data: { description: written('x') } })
    const data = { description: written('x'), situation: written('x'), technical: written('x') }
    await cms.payload.update({ collection: 'projects', id: project, locale, data })
  }
  for (const place of PLACES) await asBefore(...place)
  const database = committedSql(cms.payload)
  await formatListingTexts(database)
  const rowsOf = ([table, column]: [string, string]) =>
    database.all<{ language: 'nl'; text: string | null }>(
      sql`SELECT _locale AS language, ${sql.identifier(column)} AS text FROM ${sql.identifier(table)} ORDER BY id`,
    )
  for (const place of PLACES) {
    const rows = await rowsOf(place)
    expect(rows.length).toBeGreaterThanOrEqual(4)
    for (const { language, text } of rows) {
      const view = richTextView({ nl: text === null ? null : JSON.parse(text) }, 'nl', NOWHERE)
      const said = view ? plainText(view).replaceAll('\n', ' ') : ''
      expect(said, place.join('.')).toBe(toPlainText(TEXTS[language]).replaceAll('- ', ''))
    }
    await formatListingTexts(database)
    expect(await rowsOf(place)).toEqual(rows)
  }
  const found = await cms.payload.findByID({ collection: 'properties', id, locale: 'all', draft: true })
  expect(JSON.stringify(found.description)).toContain('https://x.example/?a=1&b=2')
})
