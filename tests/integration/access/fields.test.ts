import { createLocalReq, type Field, type FieldAccess, type Tab } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { ACTORS, makeActors, type ActorName, type Actors } from './actors'
import { FIELDS, type FieldOperation } from './fields-table'

let cms: Cms
let actors: Actors

beforeAll(async () => {
  cms = await startCms()
  actors = await makeActors(cms)
})
afterAll(() => cms.stop())

interface Ruled {
  /** As the table names it: where it stands, and its path. */
  name: string
  operation: FieldOperation
  rule: FieldAccess
}

/** The rules of fields, however deep: in groups, rows, tabs, arrays and blocks. */
function rulesIn(fields: readonly (Field | Tab)[], at: string): Ruled[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${at}.${field.name}` : at
    const own = 'access' in field ? Object.entries(field.access ?? {}) : []
    const rules = own.map(([operation, rule]) => ({ name: path, operation: operation as FieldOperation, rule: rule as FieldAccess }))
    const blocks = 'blocks' in field ? field.blocks.flatMap((block) => rulesIn(block.fields, `${path}/${block.slug}`)) : []
    const tabs = 'tabs' in field ? rulesIn(field.tabs, path) : []
    return [...rules, ...blocks, ...tabs, ...('fields' in field ? rulesIn(field.fields, path) : [])]
  })
}

/** Somebody else's: what is everybody's own to read and change is not asked here. */
const FOREIGN = { id: 987_654 }

async function letIn({ rule }: Ruled): Promise<ActorName[]> {
  const found: ActorName[] = []
  for (const name of ACTORS) {
    const req = await createLocalReq({ user: actors[name] as never }, cms.payload)
    if (await rule({ blockData: {}, data: {}, doc: FOREIGN, req, siblingData: {}, ...FOREIGN })) found.push(name)
  }
  return found
}

it('every field with a rule of its own lets in whom the table names', async () => {
  const { collections, globals } = cms.payload.config
  const ruled = [...collections, ...globals].flatMap(({ fields, slug }) => rulesIn(fields, slug))
  const found: Partial<Record<string, string>> = {}
  for (const one of ruled) found[`${one.operation} ${one.name}`] = (await letIn(one)).join(' ')
  const expected = FIELDS.flatMap(({ fields, operations, who }) =>
    operations.flatMap((operation) => fields.trim().split(/\s+/).map((name) => [`${operation} ${name}`, who.join(' ')])),
  )
  expect(found).toEqual(Object.fromEntries(expected))
  expect(ruled.length).toBeGreaterThan(150)
})
