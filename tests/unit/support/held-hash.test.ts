// Before whatever hashes.
import { duringHash } from '../../support/held-hash'
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const PASSWORD = 'a long password'
const hash = () => promisify(pbkdf2)(PASSWORD, 'salt', 1, 32, 'sha256')
const failing = () => Promise.reject(new Error('No such account'))

it('what fails before a hash is told, whatever becomes of the work', async () => {
  await expect(duringHash(PASSWORD, { nth: 1, meanwhile: failing }, hash)).rejects.toThrow('No such account')
  const work = () => hash().catch(() => 'refused')
  await expect(duringHash(PASSWORD, { nth: 1, meanwhile: failing }, work)).rejects.toThrow('No such account')
})
