import { describe, expect, it } from 'vitest'
import { parseEnv, whenEmpty } from '@/lib/env'

const SECRET = { PAYLOAD_SECRET: '0123456789abcdef' }

describe('parseEnv', () => {
  it('has a default for everything but the secret', () => {
    expect(parseEnv(SECRET)).toEqual({
      PORT: 3000, HOST: null, DATABASE_URL: 'file:./data/site.db', MEDIA_DIR: './data/media',
      PICTURE_EFFORT: 2,
      SITE_URL: 'http://localhost:3000', ...SECRET,
      TRUSTED_PROXIES: 0, DEMO: false, NEW_SITE: false,
      NODE_ENV: 'development',
      SMTP_URL: null, MAIL_FROM: null,
      DRAIN_SECONDS: 0, STOP_SECONDS: 10, LOG_FORMAT: 'text', ACCESS_LOG: false, METRICS_TOKEN: null,
      REDIS_URL: null,
      S3_BUCKET: null, S3_ENDPOINT: null, S3_REGION: 'us-east-1', S3_ACCESS_KEY_ID: null, S3_SECRET_ACCESS_KEY: null,
    })
  })

  it.each(['0.0.0.0', '10.0.0.5', '::', '2001:db8::5', 'localhost', 'site.internal'])('may listen on %s alone', (HOST) => {
    expect(parseEnv({ ...SECRET, HOST })).toMatchObject({ HOST })
  })

  it('logs lines that programs read in production, where nothing else is asked for', () => {
    const production = { ...SECRET, NODE_ENV: 'production' }
    expect(parseEnv(production).LOG_FORMAT).toBe('json')
    expect(parseEnv({ ...production, LOG_FORMAT: 'text' }).LOG_FORMAT).toBe('text')
  })

  it('takes a blank variable for one that is not set', () => {
    expect(parseEnv({ ...SECRET, PORT: '', SITE_URL: '', DATABASE_URL: '' }).PORT).toBe(3000)
  })

  it.each([
    [{ PORT: '4000' }, 'http://localhost:4000'],
    [{ SITE_URL: 'https://agence.be/' }, 'https://agence.be'],
    [{ SITE_URL: 'https://agence.be//' }, 'https://agence.be'],
    [{ SITE_URL: 'http://localhost:8080' }, 'http://localhost:8080'],
    [{ SITE_URL: 'HTTPS://WWW.Agence.be' }, 'https://www.agence.be'],
    [{ SITE_URL: 'https://agence.be:443' }, 'https://agence.be'],
    [{ SITE_URL: 'http://agence.be:80/' }, 'http://agence.be'],
    [{ PORT: '80' }, 'http://localhost'],
    [{ SITE_URL: 'https://propriétés.be' }, 'https://xn--proprits-g1ab.be'],
    [{ SITE_URL: ' https://agence.be ' }, 'https://agence.be'],
  ])('%j: the site is at %s', (source, address) => {
    expect(parseEnv({ ...SECRET, ...source }).SITE_URL).toBe(address)
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '30.5'],
    ['PORT', 'http'],
    ['HOST', 'http://10.0.0.5'],
    ['HOST', '[::1]'],
    ['DATABASE_URL', './data/site.db'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'mysql://site@localhost/site'],
    ['SITE_URL', 'agence.be'],
    ['SITE_URL', 'ftp://agence.be'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://agence.be/nl'],
    ['SITE_URL', 'https://agence.be/?lang=nl'],
    ['SITE_URL', 'https://agence.be#top'],
    ['SITE_URL', 'https://staff:hunter2@agence.be'],
    ['PAYLOAD_SECRET', 'short'],
    ['TRUSTED_PROXIES', '-1'],
    ['PICTURE_EFFORT', '10'],
    ['SMTP_URL', 'mail.agency.be:587'],
    ['SMTP_URL', 'http://mail.agency.be'],
    ['MAIL_FROM', 'Agency'],
    ['REDIS_URL', 'localhost:6379'],
    ['S3_ENDPOINT', 's3.agency.be'],
    ['S3_SECRET_ACCESS_KEY', 'without an id'],
    ['DEMO', 'perhaps'],
    ['DRAIN_SECONDS', '10'],
    ['STOP_SECONDS', '0'],
    ['LOG_FORMAT', 'xml'],
    ['ACCESS_LOG', 'some'],
    ['METRICS_TOKEN', 'short'],
    ['NEW_SITE', '2'],
    ['PAYLOAD_SECRET', ''],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => parseEnv({ ...SECRET, [name]: value })).toThrow(new RegExp(`^[^]*\\n  ${name}: .+`))
  })

  it('names every wrong variable at once', () => {
    expect(() => parseEnv({ PORT: 'x' })).toThrow(/PORT: [^]*PAYLOAD_SECRET: /)
  })

  it('wants a sender where there is a mail server', () => {
    const server = { ...SECRET, SMTP_URL: 'smtp://user:pass@mail.agency.be:587' }
    expect(() => parseEnv(server)).toThrow(/MAIL_FROM: /)
    const MAIL_FROM = 'Agency <info@agency.be>'
    expect(parseEnv({ ...server, MAIL_FROM })).toMatchObject({ SMTP_URL: server.SMTP_URL, MAIL_FROM })
  })

  it('does not tell the password of a wrong mail server', () => {
    expect(() => parseEnv({ ...SECRET, SMTP_URL: 'smtq://user:hunter2@h' })).not.toThrow(/hunter2/)
  })

  it('does not tell the value of a wrong secret', () => {
    expect(() => parseEnv({ PAYLOAD_SECRET: 'hunter2' })).not.toThrow(/hunter2/)
  })
})

describe('whenEmpty', () => {
  const production = { NODE_ENV: 'production' }
  const online = { SITE_URL: 'https://www.agency.be' }

  it.each([
    [{}, 'demo'],
    [{ SITE_URL: 'http://localhost:8080' }, 'demo'],
    [{ SITE_URL: 'http://127.0.0.1' }, 'demo'],
    [{ SITE_URL: 'http://[::1]:3000' }, 'demo'],
    [production, 'refused'],
    [online, 'refused'],
    [{ SITE_URL: 'http://localhost.agency.be' }, 'refused'],
    [{ SITE_URL: 'http://192.168.1.4' }, 'refused'],
    [{ ...production, DEMO: '0', NEW_SITE: 'false' }, 'refused'],
    [{ ...production, DEMO: '1' }, 'demo'],
    [{ ...online, DEMO: 'true' }, 'demo'],
    [{ ...production, NEW_SITE: '1' }, 'new'],
    [{ NEW_SITE: '1' }, 'new'],
  ])('%j: %s', (source, expected) => {
    expect(whenEmpty(parseEnv({ ...SECRET, ...source }))).toBe(expected)
  })
})
