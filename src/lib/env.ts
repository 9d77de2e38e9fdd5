import { z } from 'zod'
import { readMailbox } from './mail-address'

/** Whether an address names a site, and neither somebody who signs in nor a place in it. */
function isOriginAlone(value: string): boolean {
  const { username, password, pathname, search, hash } = new URL(value)
  return username + password + search + hash === '' && /^\/+$/.test(pathname)
}

const variables = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()], 'must be an address of this machine, without brackets').nullable().default(null),
  DATABASE_URL: z
    .string()
    .regex(/^(?:file:.+|postgres(?:ql)?:\/\/.+)/, 'must start with file: or postgres://')
    .default('file:./data/site.db'),
  MEDIA_DIR: z.string().min(1).default('./data/media'),
  // Each step about doubles the time to encode a picture; from 0 to 2 it loses a quarter of its bytes.
  PICTURE_EFFORT: z.coerce.number().int().min(0).max(9).default(2),
  SITE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOriginAlone, 'must be an address without user, path, query and fragment, such as https://www.agency.be')
    // Browsers say it so, and what they send is compared with it.
    .transform((value) => new URL(value).origin)
    .optional(),
  PAYLOAD_SECRET: z.string().min(16, 'must have at least 16 characters'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).nullable().default(null),
  MAIL_FROM: z
    .string()
    .refine((value) => readMailbox(value) !== null, 'must be an address, or a name and <address>')
    .nullable()
    .default(null),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
  REDIS_URL: z.url({ protocol: /^rediss?$/, hostname: /./ }).nullable().default(null),
  S3_BUCKET: z.string().min(1).nullable().default(null),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).nullable().default(null),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).nullable().default(null),
  S3_SECRET_ACCESS_KEY: z.string().min(1).nullable().default(null),
  DEMO: z.stringbool().default(false),
  NEW_SITE: z.stringbool().default(false),
  NODE_ENV: z.string().default('development'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  STOP_SECONDS: z.coerce.number().min(1).max(600).default(10),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  ACCESS_LOG: z.stringbool().default(false),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').nullable().default(null),
})

const schema = variables
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === null || MAIL_FROM !== null, {
    path: ['MAIL_FROM'],
    message: 'must be set where SMTP_URL is',
  })
  .refine(({ DRAIN_SECONDS, STOP_SECONDS }) => DRAIN_SECONDS < STOP_SECONDS, {
    path: ['DRAIN_SECONDS'],
    message: 'must be less than STOP_SECONDS',
  })
  .refine(({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => (S3_ACCESS_KEY_ID === null) === (S3_SECRET_ACCESS_KEY === null), {
    path: ['S3_SECRET_ACCESS_KEY'],
    message: 'must be set where S3_ACCESS_KEY_ID is, and only there',
  })

export type Env = Required<z.output<typeof schema>>

/**
 * The environment, checked. `SITE_URL` falls back to localhost on `PORT` and is an origin, as browsers
 * write it; `LOG_FORMAT` to JSON in production and to text elsewhere. A wrong value throws one error that names every wrong variable and what it must be.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(filled)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Wrong environment variables (see .env):\n  ${lines.join('\n  ')}`)
  }
  const { SITE_URL, LOG_FORMAT, ...rest } = result.data
  const byDefault = rest.NODE_ENV === 'production' ? 'json' : 'text'
  return { ...rest, LOG_FORMAT: LOG_FORMAT ?? byDefault, SITE_URL: SITE_URL ?? new URL(`http://localhost:${rest.PORT}`).origin }
}

const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * What an empty database becomes: the demo, a new site, or nothing (`refused`). In production, which
 * is whatever has an address beyond this machine or says so by `NODE_ENV`, it must be said which,
 * because a data folder that is not mounted looks like an empty one. Decision 070.
 */
export function whenEmpty({ DEMO, NEW_SITE, NODE_ENV, SITE_URL }: Env): 'demo' | 'new' | 'refused' {
  if (DEMO) return 'demo'
  if (NEW_SITE) return 'new'
  const isProduction = NODE_ENV === 'production' || !LOCAL.test(new URL(SITE_URL).hostname)
  return isProduction ? 'refused' : 'demo'
}

let parsed: Env | undefined

/** The environment of this process, parsed on first use. */
export const env = (): Env => (parsed ??= parseEnv(process.env))
