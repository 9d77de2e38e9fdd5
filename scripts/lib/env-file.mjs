// @ts-check
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Failure } from './failure.mjs'

const LINE = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/

/**
 * The variables of a `.env` file. Lines that are no assignment are left out; quotes around a value
 * and a comment after an unquoted one are taken off.
 * @param {string} text
 * @returns {Record<string, string>}
 */
function parseEnvFile(text) {
  /** @type {Record<string, string>} */
  const variables = {}
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = LINE.exec(line) ?? []
    if (!name) continue
    const quoted = /^(["'])(.*?)\1/.exec(value)
    variables[name] = quoted?.[2] ?? value.replace(/(^|\s+)#.*$/, '')
  }
  return variables
}

/**
 * Sees to it that there is a secret: where neither the environment nor the file has one, a random
 * one of 32 bytes is written into the file, which only its owner can read. Gives whether it wrote.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} environment
 */
export function ensureSecret(file, environment = process.env) {
  const text = read(file)
  if (environment.PAYLOAD_SECRET || parseEnvFile(text).PAYLOAD_SECRET) return false
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  const secret = `PAYLOAD_SECRET=${randomBytes(32).toString('hex')}\n`
  try {
    writeFileSync(file, before + secret, { mode: 0o600 })
    chmodSync(file, 0o600)
  } catch (error) {
    throw new Failure(
      `${file} cannot be written (${/** @type {NodeJS.ErrnoException} */ (error).code}).`,
      'Give this user write access to the folder, or set PAYLOAD_SECRET in the environment.',
    )
  }
  return true
}

/**
 * Puts the variables of the file into the environment; one that is already set stays as it is, also one that is set to
 * nothing. A secret that is nothing is none.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} environment
 */
export function loadEnvFile(file, environment = process.env) {
  for (const [name, value] of Object.entries(parseEnvFile(read(file)))) {
    if (name === 'PAYLOAD_SECRET') environment[name] ||= value
    else environment[name] ??= value
  }
}

/** @param {string} file */
function read(file) {
  if (!existsSync(file)) return ''
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Failure(
      `${file} cannot be read (${/** @type {NodeJS.ErrnoException} */ (error).code}).`,
      'Give this user read access to it.',
    )
  }
}
