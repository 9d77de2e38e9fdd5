import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { pictureForm } from '../../tests/support/upload-form'
import { figure } from './figure'
import { benchSite, type BenchSite } from './site'

const DISK_MB = 64
const MB = Buffer.alloc(1_000_000)
/** More than the room that is left between rows, and in the log of writes, can take. */
const TRIES = 200

/**
 * What the site answers on a disk without room: a small one that is mounted for it, on which a copy
 * of the database of `from` is served on `port`. Where this user may not mount, that is said.
 */
export async function fullDisk(from: BenchSite, port: number): Promise<void> {
  const disk = mkdtempSync(path.join(tmpdir(), 'bench-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    rmdirSync(disk)
    return figure('Full disk', 'not tried: a disk cannot be mounted here', '', '507')
  }
  try {
    await copyDatabase(from, `${disk}/site.db`)
    const places = { DATABASE_URL: `file:${disk}/site.db`, MEDIA_DIR: `${disk}/media` }
    const site = await benchSite(port, places)
    try {
      await measure(site, disk)
    } finally {
      site.stop()
    }
    const database = createClient({ url: places.DATABASE_URL })
    const { rows } = await database.execute('PRAGMA integrity_check')
    database.close()
    figure('Full disk: the database afterwards', String(rows[0]?.integrity_check), '', 'ok')
  } finally {
    execFileSync('umount', ['-l', disk])
    rmdirSync(disk)
  }
}

async function copyDatabase({ env }: BenchSite, to: string): Promise<void> {
  const database = createClient({ url: String(env.DATABASE_URL) })
  await database.execute(`VACUUM INTO '${to}'`)
  database.close()
}

async function measure(site: BenchSite, disk: string): Promise<void> {
  const { email, password, url } = site
  const json = { 'content-type': 'application/json' }
  const login = () =>
    fetch(`${url}/api/users/login`, { method: 'POST', headers: json, body: JSON.stringify({ email, password }) })
  const { token } = (await (await login()).json()) as { token: string }
  const headers = { Authorization: `JWT ${token}` }
  const page = (title: string) => {
    const body = JSON.stringify({ title, kind: 'module', _status: 'published' })
    return fetch(`${url}/api/pages?locale=nl`, { method: 'POST', headers: { ...json, ...headers }, body })
  }
  const upload = async (name: string) =>
    fetch(`${url}/api/media`, { method: 'POST', headers, body: await pictureForm(name) })

  fill(`${disk}/filler`)
  const work = {
    'a page published': (round: number) => page(`Full ${round}`),
    'a picture uploaded': (round: number) => upload(`full-${round}.jpg`),
    'a sign-in': login,
  }
  for (const [name, send] of Object.entries(work)) {
    const { said, statuses } = await untilRefused(send)
    figure(`Full disk: ${name}`, statuses, '', '201 or 200, then 507')
    process.stdout.write(`  ${said}\n`)
  }
  figure('Full disk: a page of the site', (await fetch(`${url}/te-koop/`)).status, '', '200')
  rmSync(`${disk}/filler`)
  figure('With room again: a page published', (await page('Room')).status, '', '201')
}

function fill(file: string): void {
  for (const part of [MB, MB.subarray(0, 4096)]) {
    try {
      for (;;) appendFileSync(file, part)
    } catch {
      // The disk is full.
    }
  }
}

/** The different answers to the same work, until one is no success, and what that says. */
async function untilRefused(send: (round: number) => Promise<Response>): Promise<{ said: string; statuses: string }> {
  const statuses = new Set<number>()
  let said = ''
  for (let round = 0; round < TRIES && said === ''; round += 1) {
    const answer = await send(round)
    statuses.add(answer.status)
    const text = await answer.text()
    if (!answer.ok) said = text.slice(0, 300)
  }
  return { said, statuses: [...statuses].join(', ') }
}
