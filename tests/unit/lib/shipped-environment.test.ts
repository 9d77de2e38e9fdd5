import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { ARENAS, HEAP } from '../../../scripts/lib/server-memory.mjs'

const SECRET = { PAYLOAD_SECRET: '0123456789abcdef' }
const VARIABLE = /\$\{(\w+)(:?[-?])([^}]*)\}/

/** What docker-compose.yml gives to the site, where `.env` beside it sets nothing but what it must, as the example says, and `own`. */
function composed(own: Record<string, string> = {}): Record<string, string> {
  const [, block = ''] = /^x-environment: &environment\n((?: .*\n)+)/m.exec(readFileSync('docker-compose.yml', 'utf8')) ?? []
  const lines = [...block.matchAll(/^ {2}([A-Z]\w*): "?(.*?)"?$/gm)].map(([, name = '', value = '']) => [name, value] as const)
  expect(lines.length).toBeGreaterThan(5)
  return Object.fromEntries(
    lines.map(([name, value]) => {
      const [whole = '', variable = '', how = '', rest = ''] = VARIABLE.exec(value) ?? []
      const given = own[variable]
      const instead = how.endsWith('?') ? (/ such as (.+)$/.exec(rest)?.[1] ?? '') : rest
      return [name, whole ? value.replace(whole, given === undefined || (given === '' && how.startsWith(':')) ? instead : given) : value]
    }),
  )
}

it('the site takes what the containers are given', () => {
  expect(parseEnv({ ...SECRET, ...composed() })).toMatchObject({ SMTP_URL: 'smtp://mail:1025', S3_BUCKET: 'site' })
})

it('mails are kept where SMTP_URL is set to nothing', () => {
  expect(parseEnv({ ...SECRET, ...composed({ SMTP_URL: '' }) }).SMTP_URL).toBeNull()
})

it('the site takes what the runbook exports', () => {
  const exported = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^ *export (.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const variables = Object.fromEntries(exported.map((one) => one.split(/=(.*)/s).slice(0, 2) as [string, string]))
  expect(Object.keys(variables)).toEqual(expect.arrayContaining(['DATABASE_URL', 'MAIL_FROM', 'SITE_URL']))
  expect(parseEnv({ ...SECRET, ...variables })).toMatchObject({ PORT: 3999, REDIS_URL: null, S3_BUCKET: null })
})

/** The lines of a service of docker-compose.yml. */
function serviceOf(name: string): string {
  const [, lines = ''] = new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(readFileSync('docker-compose.yml', 'utf8')) ?? []
  expect(lines, name).not.toBe('')
  return lines
}

/** The variables that docs/container.md names beside a place where they are set. */
function variablesIn(place: string): string[] {
  const row = readFileSync('docs/container.md', 'utf8').split('\n').find((line) => line.startsWith(`| ${place} |`))
  return [...(row ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name)
}

it('each variable that the runbook names reaches the containers by the place that is said', () => {
  const runbook = readFileSync('docs/operations.md', 'utf8')
  const named = Object.keys(parseEnv(SECRET)).filter((name) => new RegExp(`\\b${name}\\b`).test(runbook))
  expect(named).toEqual(expect.arrayContaining(['PAYLOAD_SECRET', 'SMTP_URL', 'ACCESS_LOG', 'LOG_FORMAT']))
  const [own, secret, fixed] = ['`.env`', '`secrets/site.env`', '`docker-compose.yml`'].map(variablesIn) as [string[], string[], string[]]
  expect(named.filter((name) => ![own, secret, fixed].some((place) => place.includes(name)))).toEqual([])

  const compose = readFileSync('docker-compose.yml', 'utf8')
  const image = readFileSync('Dockerfile', 'utf8')
  expect([...new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))].sort()).toEqual([...own].sort())
  // What a container is given otherwise wins over the file of secrets.
  const given = (name: string) => new RegExp(`^ +${name}: `, 'm').test(compose) || new RegExp(`^ENV .*\\b${name}=`, 'm').test(image)
  expect([fixed.filter((name) => !given(name)), secret.filter(given)]).toEqual([[], []])
  for (const name of ['app', 'migrate', 'backup']) {
    expect(serviceOf(name)).toContain('--env-file=/run/secrets/site')
    expect(serviceOf(name)).toContain('secrets: [site]')
  }
  expect(compose).toContain('site: { file: ./secrets/site.env }')
})

it('nothing waits for the server that Postgres sets its first database up with, which listens to no address', () => {
  expect(serviceOf('database')).toMatch(/test: \[CMD, pg_isready, -h, 127\.0\.0\.1, /)
})

it('the memory of the server is the same wherever it is started', () => {
  const [image, compose] = ['Dockerfile', 'docker-compose.yml'].map((file) => readFileSync(file, 'utf8'))
  for (const text of [image, compose]) expect(text?.match(/--max-old-space-size=\d+/g)).toEqual([HEAP])
  expect(image).toContain(`MALLOC_ARENA_MAX=${ARENAS.MALLOC_ARENA_MAX}`)
})

it('no command tells Docker to signal a container, which it takes for a stop', () => {
  const documents = readdirSync('docs').filter((file) => file.endsWith('.md')).map((file) => readFileSync(`docs/${file}`, 'utf8'))
  expect(documents.length).toBeGreaterThan(5)
  expect(documents.flatMap((text) => text.match(/docker compose kill --?s\w*/g) ?? [])).toEqual([])
})

/** What a server of the version before cannot read past, or waits for with all who read. */
const BREAKS_BEFORE = /DROP (?:COLUMN|TABLE|TYPE)|RENAME (?:COLUMN |TO )|SET NOT NULL/i

it('a migration of Postgres leaves what the version before reads, or says that the site stops for it', () => {
  const folder = 'migrations/postgres'
  const [first, ...later] = readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file)).sort()
  expect(first).toMatch(/_initial\.ts$/)
  const breaking = later.filter((file) => {
    const [up = ''] = readFileSync(`${folder}/${file}`, 'utf8').split('export async function down')
    return BREAKS_BEFORE.test(up) && !up.includes('// The site stops for it:')
  })
  expect(breaking).toEqual([])
  expect(BREAKS_BEFORE.test('ALTER TABLE "pages" DROP COLUMN "title"')).toBe(true)
})
