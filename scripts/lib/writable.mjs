// @ts-check
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'

/**
 * Whether a database address leads to Postgres, as `src/cms/database/which.ts` reads it.
 * @param {string} url
 */
export const isPostgres = (url) => /^postgres(?:ql)?:/.test(url)

/**
 * The file behind a database address, as `src/cms/database/database-file.ts` reads it.
 * @param {string} url `file:…`
 * @param {string} root what a relative path starts from
 */
export const databasePath = (url, root) =>
  path.resolve(root, decodeURIComponent(url.replace(/^file:(\/\/(?=\/))?/, '').replace(/[?#].*$/, '')))

/**
 * Makes the folder of the database and refuses it when nothing can be written there, or when the
 * database file itself is read-only. What Postgres allows, it says itself.
 * @param {string} url `file:…` or `postgres://…`
 * @param {string} root what a relative path starts from
 */
export function checkDatabaseWritable(url, root) {
  if (isPostgres(url)) return
  const file = databasePath(url, root)
  const advice = 'Give this user write access to it, or set DATABASE_URL=file:/another/site.db'
  checkFolder(path.dirname(file), 'database', advice)
  if (!existsSync(file)) return
  attempt(`The database ${file} is not writable`, advice, () => {
    if (!statSync(file).isFile()) throw new Error('it is a folder')
    accessSync(file, constants.R_OK | constants.W_OK)
  })
}

/**
 * Makes the folder of the pictures and refuses it when nothing can be written there.
 * @param {string} folder
 * @param {string} root what a relative path starts from
 */
export const checkMediaWritable = (folder, root) =>
  checkFolder(
    path.resolve(root, folder),
    'media',
    'Give this user write access to it, or set MEDIA_DIR=/another/folder',
  )

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} advice
 */
function checkFolder(folder, name, advice) {
  const probe = path.join(folder, `.write-test-${process.pid}`)
  attempt(`The ${name} folder ${folder} is not writable`, advice, () => {
    // What is made here holds the database and its copies: nobody else's business.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '')
    rmSync(probe)
  })
}

/**
 * @param {string} sentence
 * @param {string} advice
 * @param {() => void} action
 */
function attempt(sentence, advice, action) {
  try {
    action()
  } catch (error) {
    const reason = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Failure(`${sentence} (${reason.code ?? reason.message}).`, advice)
  }
}
