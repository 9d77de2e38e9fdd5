// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Everything a production build is made from. Tests, documents and content are not. */
const SOURCES = [
  'src',
  'public',
  'scripts/join-sheets.ts',
  'scripts/lib/page-sheets.ts',
  'migrations',
  'payload.config.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * A fingerprint of the present sources: the names and contents of all files, timestamps and hidden
 * files left aside. Sources that do not exist count as absent.
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesOf(root, source)) {
      hash.update(`${file}\0`)
      hash.update(createHash('sha256').update(readFileSync(path.join(root, file))).digest())
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} relative
 * @returns {string[]}
 */
function filesOf(root, relative) {
  const full = path.join(root, relative)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [relative]
  return readdirSync(full)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesOf(root, `${relative}/${name}`))
}
