import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '@/operations/backup/backup'
import { filesOfRow } from '@/operations/backup/content'
import { restore } from '@/operations/backup/restore'
import { postgresSession } from '../../support/postgres-session'

const cluster = postgresSession(process.env.TEST_POSTGRES ?? 'postgres://postgres@localhost/')
const [SITE_NAME, OTHER_NAME, OLD_NAME, OWNER] = ['site', 'other', 'old', 'owner'].map((name) => `backup_${name}_${process.pid}`) as [string, string, string, string]
const HASH = '0123456789abcdef0123'

/** Tables as the site has them, and a text with every sign that ends a line or a cell somewhere. */
const SITE = `
  CREATE TYPE enum_leads_status AS ENUM ('new', 'closed');
  CREATE TABLE users (id serial PRIMARY KEY, email varchar UNIQUE);
  CREATE TABLE media (id serial PRIMARY KEY, filename varchar, filesize numeric, hash varchar);
  CREATE TABLE leads (id serial PRIMARY KEY, status enum_leads_status, answers jsonb, media_id int REFERENCES media (id));
  CREATE TABLE payload_migrations (id serial PRIMARY KEY, name varchar);
  INSERT INTO users (email) VALUES ('an@agency.example');
  INSERT INTO media (filename, filesize, hash) VALUES ('a\tb\\c.jpg', 3, '${HASH}');
  INSERT INTO leads (status, answers, media_id)
    SELECT 'new', jsonb_build_object('remark', E'tab\\t line \\n sign \\u2028 back \\\\. ' || n), 1 FROM generate_series(1, 500) n`

describe('a site on Postgres', () => {
  let folder: string
  let made: string
  const log = (): void => undefined
  const leads = (database: string) => cluster.sql(database, 'SELECT md5(string_agg(l::text, chr(10) ORDER BY id)) FROM leads l')
  const to = (force: boolean) => ({ url: cluster.urlOf(OTHER_NAME), mediaDir: path.join(folder, 'other'), backup: made, force, log })

  beforeAll(async () => {
    for (const name of [SITE_NAME, OTHER_NAME]) cluster.sql('postgres', `CREATE DATABASE ${name}`)
    cluster.sql(SITE_NAME, SITE)
    folder = mkdtempSync(path.join(tmpdir(), 'backup-'))
    const media = path.join(folder, 'media')
    for (const one of ['originals', HASH]) mkdirSync(path.join(media, one), { recursive: true })
    for (const { path: one } of filesOfRow('media', { filename: 'a\tb\\c.jpg', filesize: 3, hash: HASH })) writeFileSync(path.join(media, one), 'abc')
    made = await backUp({ url: cluster.urlOf(SITE_NAME), mediaDir: media, folder: path.join(folder, 'backups'), retention: { keep: null, days: null }, log })
  })
  afterAll(() => {
    for (const name of [SITE_NAME, OTHER_NAME, OLD_NAME]) cluster.sql('postgres', `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    cluster.sql('postgres', `DROP ROLE IF EXISTS ${OWNER}`)
    rmSync(folder, { recursive: true, force: true })
  })

  it('is copied with its rows counted and the files that they name', () => {
    const manifest = JSON.parse(readFileSync(path.join(made, 'manifest.json'), 'utf8')) as object
    expect(manifest).toMatchObject({ dialect: 'postgres', missing: [], database: { rows: { leads: 500, users: 1, media: 1 } } })
  })

  it('comes back row by row, and its numbers go on', async () => {
    await restore(to(false))
    expect(leads(OTHER_NAME)).toBe(leads(SITE_NAME))
    expect(cluster.sql(OTHER_NAME, "INSERT INTO leads (status) VALUES ('new') RETURNING id")).toBe('501')
  })

  it('gives way only where that is asked for, and stays in a schema beside', async () => {
    await expect(restore(to(false))).rejects.toThrow(/--force/)
    await restore(to(true))
    expect(leads(OTHER_NAME)).toBe(leads(SITE_NAME))
    const aside = cluster.sql(OTHER_NAME, "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'before_restore%'")
    expect(cluster.sql(OTHER_NAME, `SELECT count(*) FROM ${aside}.leads`)).toBe('501')
  })

  it('comes back as the runbook says where whoever owns the site may make no databases', async () => {
    const [, options = ''] = /`createdb --owner=site (--.+?) old`/.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
    expect(options).not.toBe('')
    cluster.sql('postgres', `CREATE ROLE ${OWNER} LOGIN`)
    cluster.createDatabase(OLD_NAME, [`--owner=${OWNER}`, ...options.split(' ')])
    const mine = { ...to(false), url: cluster.urlOf(OLD_NAME, OWNER), mediaDir: path.join(folder, 'old') }
    await restore(mine)
    await restore({ ...mine, force: true })
    expect(leads(OLD_NAME)).toBe(leads(SITE_NAME))
  })

  it('is not restored while somebody is connected, nor from a copy that was cut off', async () => {
    const disconnect = await cluster.connect(OTHER_NAME)
    await expect(restore(to(true))).rejects.toThrow(/is running/)
    disconnect()
    truncateSync(path.join(made, 'site.dump'), 2000)
    await expect(restore(to(true))).rejects.toThrow(/damaged/)
    expect(leads(OTHER_NAME)).toBe(leads(SITE_NAME))
  })
})
