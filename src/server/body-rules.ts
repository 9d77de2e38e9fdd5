import { UPLOAD_BYTES } from '@/cms/media/upload-limits'
import { SEEN_PATH } from '@/routes/seen-path'

const KILOBYTE = 1000
const MEGABYTE = 1000 * KILOBYTE

const FORM: BodyRule = { for: 'anybody', most: 64 * KILOBYTE, isFile: false }
const BEACON: BodyRule = { for: 'anybody', most: 4 * KILOBYTE, isFile: false }
const DOCUMENT: BodyRule = { for: 'staff', most: MEGABYTE, isFile: false }
const FILE: BodyRule = { for: 'staff', most: UPLOAD_BYTES, isFile: true }
/** What Next takes (`serverActions` in next.config.ts): the state of a form is 13 times its document. */
const FORM_STATE: BodyRule = { for: 'staff', most: 4 * 1024 * 1024, isFile: false, isCall: true }

/** By these, whoever has no session gets one. */
const SIGN_IN = new Set(['login', 'forgot-password', 'reset-password'].map((name) => `/api/users/${name}`))

/** What Node takes of a query in an address. */
const QUERY_BYTES = 16 * KILOBYTE
const IS_QUERY = /^application\/x-www-form-urlencoded/i
const IS_FORM = /^multipart\//i

export interface BodyRule {
  for: 'anybody' | 'staff'
  /** Bytes. */
  most: number
  /** Whether it may be a file, which is passed on as it comes and says its size beforehand. */
  isFile: boolean
  /** Whether it is a call of a server function, which has a body always. */
  isCall?: true
}

/**
 * What may be sent to an address, by the type of its content. A trailing slash means nothing. What the server
 * asks itself it asks without a body.
 */
export function bodyRule(
  path: string,
  contentType: string,
  takesFiles: (collection: string) => boolean,
): BodyRule {
  const [, first, collection = ''] = path.split('/')
  if (first === 'internal') return BEACON
  if (first === 'admin') return FORM_STATE
  if (first !== 'api') return path.replace(/\/$/, '') === SEEN_PATH ? BEACON : FORM
  if (IS_FORM.test(contentType) && takesFiles(collection)) return FILE
  const rule = SIGN_IN.has(path.replace(/\/$/, '')) ? FORM : DOCUMENT
  return IS_QUERY.test(contentType) ? { ...rule, most: QUERY_BYTES } : rule
}
