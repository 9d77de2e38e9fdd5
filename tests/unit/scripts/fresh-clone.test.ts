import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cruiseTree } from '../../../scripts/lib/cruise.mjs'

const COMMANDS = ['scripts/start.mjs', 'scripts/test.mjs', 'scripts/dev.mjs', 'scripts/install.mjs']

it('a command loads no package before it has installed them', async () => {
  const { modules } = await cruiseTree(COMMANDS)
  const reached = new Set(COMMANDS)
  for (const file of reached) {
    const found = modules.find(({ source }) => source === file)
    for (const { dynamic, resolved } of found?.dependencies ?? []) if (!dynamic) reached.add(resolved)
  }
  expect(reached.size).toBeGreaterThan(10)
  expect([...reached].filter((file) => file.startsWith('node_modules/'))).toEqual([])
}, 60_000)

it('a site is brought back on a new machine by one command, which installs first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts.restore).toMatch(/^node scripts\/install\.mjs && /)
})
