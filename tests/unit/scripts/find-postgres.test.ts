import { expect, it, vi } from 'vitest'
import { findPostgres, type Sources } from '../../../scripts/lib/find-postgres.mjs'

vi.spyOn(process.stdout, 'write').mockReturnValue(true)

const none: Sources = {
  debian: () => null,
  inPath: () => Promise.resolve(null),
  install: () => Promise.resolve(false),
}
const unwanted = { install: () => Promise.reject(new Error('not needed')) }

it("takes the newest of Debian's packages", async () => {
  const inPath = () => Promise.resolve('/opt/bin')
  expect(await findPostgres({ ...none, ...unwanted, inPath, debian: () => '/usr/lib/postgresql/15/bin' })).toBe('/usr/lib/postgresql/15/bin')
})

it('takes that of PATH on another system', async () => {
  const inPath = () => Promise.resolve('/opt/homebrew/bin')
  expect(await findPostgres({ ...none, ...unwanted, inPath })).toBe('/opt/homebrew/bin')
})

it('installs one where there is none, and says what to do where it cannot', async () => {
  let there = false
  const debian = () => (there ? '/usr/lib/postgresql/15/bin' : null)
  expect(await findPostgres({ ...none, debian, install: () => Promise.resolve((there = true)) })).toBe('/usr/lib/postgresql/15/bin')
  await expect(findPostgres(none)).rejects.toThrow(/No Postgres was found[^]*Install the package postgresql/)
})
