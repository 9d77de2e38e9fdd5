import { isWebAddress } from '@/lib/is-web-address'

/** Where a file of a feed may be read from. */
export type PictureSource =
  | { kind: 'file'; path: string }
  | { kind: 'web'; url: string }
  | { kind: 'refused'; reason: string }

// Nobody encodes a path this often by accident.
const MOST_ROUNDS = 5

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const refused = (reason: string): PictureSource => ({ kind: 'refused', reason })

const fault = (path: string): string | null => {
  if (/\p{C}/u.test(path)) return 'it holds control characters'
  if (path.includes('\\')) return 'it holds a backslash'
  if (path.startsWith('/')) return 'it is an absolute path'
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return 'only http and https addresses are read'
  return path.split('/').some((part) => part.trim() === '..') ? 'it leads out of the folder' : null
}

const fileSource = (address: string): PictureSource => {
  let path = address
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wrong = fault(path)
    if (wrong) return refused(wrong)
    const next = decoded(path)
    if (next === null) return refused('it is not properly encoded')
    if (next === path) {
      const parts = (decoded(address) ?? '').split('/').filter((part) => !['', '.'].includes(part))
      return parts.length > 0 ? { kind: 'file', path: parts.join('/') } : refused('it is empty')
    }
    path = next
  }
  return refused('it is encoded too often')
}

/**
 * Where the address of a picture or document leads: a path below the feed's folder (decoded, with
 * `/` between its parts), an http or https address, or refused with the reason. Absolute paths,
 * ways out of the folder however encoded, other schemes and addresses with a password are
 * refused. Whether a host is allowed is not decided here. Spec §3.
 */
export function pictureSource(address: string): PictureSource {
  const text = address.trim()
  if (!isWebAddress(text)) return fileSource(text)
  const url = new URL(text)
  const hasUser = url.username !== '' || url.password !== ''
  return hasUser ? refused('it holds a user name') : { kind: 'web', url: url.href }
}
