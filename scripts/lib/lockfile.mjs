// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked */

/**
 * Whether `npm ci` must run: what npm says it installed is compared with the lockfile, package by
 * package. Timestamps say nothing after a clone or a copy; optional packages of other systems may
 * be missing.
 * @param {string} root folder of the lockfile
 */
export function installNeeded(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'))
  if (!installed) return true
  for (const [name, lock] of Object.entries(wanted ?? {})) {
    if (name === '') continue
    const has = installed[name]
    if (!has && lock.optional) continue
    if (!has || has.version !== lock.version || has.integrity !== lock.integrity) return true
  }
  return false
}

/**
 * @param {string} file
 * @returns {Record<string, Locked> | null}
 */
function readPackages(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}
