import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Storing or checking a password takes 600,000 rounds, half of what these tests would take. A
 * thousandth of them is as right, and as many more or fewer still make another hash.
 */
const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, rounds, length, digest, done) =>
  pbkdf2(password, salt, Math.ceil(rounds / 1000), length, digest, done)
syncBuiltinESMExports()
