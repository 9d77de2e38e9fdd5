import { afterAll, beforeAll, expect, it } from 'vitest'
import { committedSql, tableOf } from '@/cms/database/sql'
import { newKey, storeKey } from '@/cms/owners/keys'
import type { OwnerAccount } from '@/cms/owners/personal-data'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { staffMember, wholeDatabase } from '../../support/lead-bed'

type Staff = Awaited<ReturnType<typeof staffMember>>

const HASH = 'scrypt:0123456789abcdef'
const EMAIL = 'owner@example.be'

let cms: Cms
let administrator: Staff
let owner: number
let properties: number[]

beforeAll(async () => {
  cms = await startCms()
  const { payload } = cms
  administrator = await staffMember(cms, 'administrator')
  const bed = contentBed(cms)
  const type = await bed.type({ fr: 'Maison' })
  const agency = (await payload.create({ collection: 'agencies', data: { name: 'Agence' } })).id
  properties = [(await bed.property({ type, agency })).id, (await bed.property({ type, agency })).id]
  const make = async (email: string) =>
    (await payload.create({ collection: 'owners', data: { name: 'Zoë Unique', email, language: 'fr', agency, properties, active: true } })).id
  owner = await make(EMAIL)
  const other = await make(`not-${EMAIL}`)
  const sql = committedSql(payload)
  for (const id of [owner, other]) {
    await sql.insert(tableOf(payload, 'owner_passwords')).values({ owner: id, hash: HASH, salt: '00ff' })
    for (const kind of ['session', 'reset'] as const) await storeKey({ payload, sql }, id, { key: newKey(), kind })
  }
  const lock = { document: { relationTo: 'owners', value: owner } }
  expect((await administrator.ask('POST', '/payload-locked-documents', lock)).status).toBe(201)
})
afterAll(() => cms.stop())

it('an owner’s account is handed over with its properties, and with nothing that opens it', async () => {
  const response = await administrator.ask('GET', `/leads/personal-data?email=${EMAIL.toUpperCase()}`)
  const text = await response.text()
  const found = (JSON.parse(text) as { owner: OwnerAccount }).owner
  expect(found).toMatchObject({ name: 'Zoë Unique', email: EMAIL, language: 'fr', properties })
  expect(found.access.map(({ kind }) => kind).sort()).toEqual(['reset', 'session'])
  const keys = await committedSql(cms.payload).select().from(tableOf(cms.payload, 'owner_keys'))
  for (const secret of [HASH, ...keys.map((key) => key.hash)]) expect(text).not.toContain(secret)
})

it('it is erased with its sessions, links and password; the properties and other owners stay', async () => {
  const response = await administrator.ask('POST', '/leads/erase', { email: EMAIL })
  expect(await response.json()).toMatchObject({ owners: 1, leads: 0 })
  const left = await wholeDatabase(cms)
  expect(left.replaceAll(`not-${EMAIL}`, '')).not.toContain(EMAIL)
  const { payload } = cms
  for (const name of ['owner_keys', 'owner_passwords'] as const) {
    const rows = await committedSql(payload).select().from(tableOf(payload, name))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row) => row.owner)).not.toContain(owner)
  }
  expect((await payload.count({ collection: 'properties' })).totalDocs).toBe(2)
  const locks = await committedSql(payload).select().from(tableOf(payload, 'payload_locked_documents'))
  expect(locks).toEqual([])
})

it('an address without an account has none to hand over', async () => {
  const response = await administrator.ask('GET', '/leads/personal-data?email=nobody@example.be')
  expect(await response.json()).toMatchObject({ owner: null })
})
