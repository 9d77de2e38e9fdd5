import { committedSql, tableOf } from '@/cms/database/sql'
import type { Lead, Mail } from '@/payload-types'
import { askApi } from './ask-api'
import type { Cms } from './cms'

let number = 0

/** A lead as the arrival stores it. */
export function addLead({ payload }: Cms, data: Partial<Lead> = {}): Promise<Lead> {
  number += 1
  const answers = { remark: 'May I visit?', firstName: 'Marie', lastName: 'Dupont', contactTime: 'morning' }
  return payload.create({
    collection: 'leads',
    depth: 0,
    data: {
      form: 'contact-me', status: 'new', language: 'fr', mails: 'written', key: `lead-${number}`, answers,
      name: 'Marie Dupont', email: `visitor-${number}@example.be`, phone: '0470 12 34 56',
      ...data,
    },
  })
}

/** A mail as the mail lane stores it. */
export const addMail = async ({ payload }: Cms, data: Partial<Mail> & { to: string }) => {
  number += 1
  const mail = { kind: 'confirmation', state: 'sent', language: 'fr', subject: 'Merci', text: 'Merci', html: '<p>Merci</p>' } as const
  return payload.create({
    collection: 'mails',
    depth: 0,
    data: { ...mail, attempts: 1, messageId: `<${number}@example.be>`, key: `mail-${number}`, ...data },
  })
}

/** A lead as it stands in the database. */
export async function storedLead({ payload }: Cms, id: number) {
  return payload.findByID({ collection: 'leads', id, depth: 0 })
}

/** Everything that the database holds, as one text: what was erased stands nowhere in it. */
export async function wholeDatabase({ payload }: Cms): Promise<string> {
  const tables = Object.keys(payload.db.tables as object)
  const rows = await Promise.all(
    tables.map(async (name) => JSON.stringify(await committedSql(payload).select().from(tableOf(payload, name as 'leads')))),
  )
  return rows.join('\n')
}

/** Somebody of the staff: asks the API over HTTP, signed in. */
export async function staffMember(cms: Cms, role: 'administrator' | 'editor' | 'agent', agency?: number) {
  number += 1
  const account = { email: `${role}-${number}@agency.example`, password: 'four words in a row' }
  const data = { ...account, name: `${role} ${number}`, roles: [role], agency }
  const user = await cms.payload.create({ collection: 'users', data, depth: 0 })
  const { token } = await cms.payload.login({ collection: 'users', data: account })
  const ask = (method: string, path: string, body?: object): Promise<Response> =>
    askApi(method, path, body, { token })
  return { ...user, ask, actor: { ...user, collection: 'users' as const } }
}
