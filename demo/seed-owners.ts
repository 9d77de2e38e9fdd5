import type { BasePayload } from 'payload'
import { randomPassword } from '@/operations/random-password'
import { committedSql } from '@/cms/database/sql'
import { hashedPassword, storePassword } from '@/cms/owners/password-hash'
import type { Language } from '@/i18n/languages'

interface DemoOwner {
  language: Language
  email: string
  /** Kept nowhere in clear text. */
  password: string
}

/** Whose properties are which of one agency, by their place in its list: one is shared. */
const OWNERS = [
  { name: 'Els Vermeulen', email: 'els.vermeulen@owner.example', language: 'nl', properties: [0, 1, 2] },
  { name: 'Luc Lambert', email: 'luc.lambert@owner.example', language: 'fr', properties: [2] },
] as const

/** Gives two owners an account and properties of the first agency that has enough. Once; gives how they sign in. */
export async function seedOwners(payload: BasePayload): Promise<DemoOwner[]> {
  if ((await payload.count({ collection: 'owners' })).totalDocs > 0) return []
  const { docs } = await payload.find({ collection: 'properties', where: { agency: { exists: true } }, sort: 'listingId', depth: 0, limit: 200 })
  const agency = docs.map((doc) => Number(doc.agency)).find((id) => docs.filter((doc) => doc.agency === id).length > 2)
  if (agency === undefined) return []
  const listings = docs.filter((doc) => doc.agency === agency)
  const made: DemoOwner[] = []
  for (const { email, language, name, properties } of OWNERS) {
    const own = properties.flatMap((place) => listings[place]?.id ?? [])
    const { id } = await payload.create({ collection: 'owners', data: { name, email, language, agency, active: true, properties: own }, depth: 0 })
    const password = randomPassword()
    await storePassword({ payload, sql: committedSql(payload) }, id, await hashedPassword(password))
    made.push({ email, language, password })
  }
  return made
}
