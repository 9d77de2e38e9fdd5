import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPostgres } from '@/cms/database/which'
import { JOBS, type Job, type Outcome } from '../../support/at-once-jobs'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { mailBed } from '../../support/mail-bed'

let cms: Cms
let child: ChildProcess
let answers: AsyncIterator<string>
let type: number

beforeAll(async () => {
  cms = await startCms()
  type = await contentBed(cms).type({ fr: 'Maison' })
  const args = ['--import', './scripts/lib/tsx.mjs', 'tests/integration/database/other-process.ts']
  child = spawn(process.execPath, args, { env: process.env, stdio: ['pipe', 'pipe', 'inherit'] })
  answers = linesOf(child)
  expect(await next()).toBe('ready')
}, 120_000)
afterAll(async () => {
  child.kill()
  await cms.stop()
})

async function* linesOf({ stdout }: ChildProcess): AsyncGenerator<string, string> {
  for await (const line of createInterface(stdout!)) if (line.startsWith('@')) yield line.slice(1)
  return 'ended'
}

const next = async (): Promise<string> => (await answers.next()).value

/** Both processes do something at the same time; gives what came of it in either. */
async function both<Name extends Job>(job: Name, args: Parameters<(typeof JOBS)[Name]>[1], othersArgs = args): Promise<[Outcome[], Outcome[]]> {
  child.stdin!.write(`${JSON.stringify({ job, args: othersArgs })}\n`)
  const own = JOBS[job](cms.payload, args as never)
  return [await own, JSON.parse(await next()) as Outcome[]]
}

const made = (outcomes: Outcome[]) => outcomes.flatMap((one) => ('made' in one ? [one.made] : []))
const refused = (outcomes: Outcome[]) => outcomes.flatMap((one) => ('refused' in one ? [one.refused] : []))

it('numbers listings that two processes create at once, none of them twice', async () => {
  // Of SQLite's two processes one waits for the other's pauses.
  const count = isPostgres() ? 20 : 4
  const [own, others] = await both('listings', { type, count })
  expect(refused([...own, ...others])).toEqual([])
  expect(new Set(made([...own, ...others])).size).toBe(2 * count)
})

it('gives an address to one of two pages that are published at once, and tells the other why', async () => {
  const outcomes = (await both('page', { path: '/twice/' })).flat()
  expect(made(outcomes)).toHaveLength(1)
  expect(refused(outcomes)).toEqual([expect.stringContaining('/twice/')])
})

it('keeps one of two administrators who take the role from each other at once', async () => {
  const account = async (name: string) => {
    const data = { name, email: `${name}@example.be`, password: 'four words in a row', roles: ['administrator' as const] }
    return (await cms.payload.create({ collection: 'users', data })).id
  }
  const [one, other] = [await account('one'), await account('other')]
  const outcomes = (await both('demote', { id: one }, { id: other })).flat()
  expect(made(outcomes)).toHaveLength(1)
  const where = { roles: { in: ['administrator'] } }
  expect((await cms.payload.count({ collection: 'users', where })).totalDocs).toBe(1)
})

it('counts the tries of two processes at once: five are answered, then the account is locked', async () => {
  const email = 'tried@example.be'
  const data = { name: 'Tried', email, password: 'four words in a row', roles: ['editor' as const] }
  const { id } = await cms.payload.create({ collection: 'users', data })
  const outcomes = (await both('tries', { email, count: 5 })).flat()
  expect(outcomes).toHaveLength(10)
  expect(made(outcomes)).toHaveLength(5)
  const stored = await cms.payload.db.findOne<{ id: number; loginAttempts: number; lockUntil: string | null }>({ collection: 'users', where: { id: { equals: id } } })
  expect(stored).toMatchObject({ loginAttempts: 5, lockUntil: expect.any(String) as string })
})

it('hands each mail to one of two lanes', async () => {
  const bed = mailBed(cms)
  for (let index = 0; index < 40; index += 1) await bed.mail()
  const rows = await bed.mails()
  for (const { id } of rows) await bed.set(id, { state: 'queued', dueAt: new Date(0).toISOString() })
  const [own, others] = await both('mails', {} as never)
  const taken = made([...own, ...others])
  expect(taken).toHaveLength(40)
  expect(new Set(taken).size).toBe(40)
})
