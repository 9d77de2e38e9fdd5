import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, vi } from 'vitest'

/**
 * Storing or checking a password takes 600,000 rounds, half of what these tests would take. A
 * thousandth of them is as right, and as many more or fewer still make another hash.
 */
const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, rounds, length, digest, done) =>
  pbkdf2(password, salt, Math.ceil(rounds / 1000), length, digest, done)
syncBuiltinESMExports()

/**
 * The files of a worker share its packages: loading and warming them up took half of the time. Our
 * modules, what they leave on `globalThis`, the environment, and the Payload that `getPayload`
 * caches (3.90.1) are each file's own.
 */
vi.resetModules()

const env = { ...process.env }
const holder = globalThis as { _payload?: Map<string, unknown> }

afterAll(() => {
  crypto.pbkdf2 = pbkdf2
  syncBuiltinESMExports()
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  holder._payload?.clear()
  for (const key of Object.getOwnPropertySymbols(holder)) {
    if (key.description?.startsWith('estate.')) Reflect.deleteProperty(holder, key)
  }
})
