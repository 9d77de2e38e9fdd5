import { Forbidden, type Endpoint } from 'payload'
import { CSV_START, csvRow } from '@/lib/csv'
import { PRIVATE } from '@/lib/private'
import { today } from '@/lib/today'
import { canAdminister } from '../access/roles'
import { and, asc, eq, gt } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'

const PAGE = 500

/**
 * `GET /api/subscriptions/newsletter`: who gets the newsletter now, for a spreadsheet or the program that
 * sends it. Only those who confirmed, and have not left since. Administrators only.
 */
export const exportSubscribers: Endpoint = {
  path: '/newsletter',
  method: 'get',
  handler: async ({ i18n: { language }, payload, t, user }) => {
    if (!canAdminister(user)) throw new Forbidden(t)
    const table = tableOf(payload, 'subscriptions')
    const { confirmedAt, email, id, name, state } = table
    const isReader = and(eq(table.kind, 'newsletter'), eq(state, 'confirmed'))
    const headings = [
      adminMessage('subscriptions.email', language), adminMessage('subscriptions.name', language),
      adminMessage('subscriptions.language', language), adminMessage('subscriptions.confirmedAt', language),
    ]
    const lines = [`${CSV_START}${csvRow(headings)}`]
    for (let last = 0; ; ) {
      const rows = await committedSql(payload)
        .select({ id, email, name, language: table.language, confirmedAt })
        .from(table)
        .where(and(isReader, gt(id, last)))
        .orderBy(asc(id))
        .limit(PAGE)
      for (const row of rows) {
        const day = row.confirmedAt ? today(new Date(row.confirmedAt)) : ''
        lines.push(csvRow([row.email, row.name ?? '', row.language, day]))
      }
      if (rows.length < PAGE) break
      last = rows.at(-1)?.id ?? last
    }
    return new Response(lines.join(''), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${adminMessage('subscriptions.file', language)}-${today()}.csv"`,
        'Cache-Control': PRIVATE,
      },
    })
  },
}
