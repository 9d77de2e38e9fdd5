import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { POSTGRES_ONLY, SQLITE_ONLY } from './tests/support/one-database.mjs'

const at = (file: string): string => path.resolve(import.meta.dirname, file)

const alias = {
  '@payload-config': at('payload.config.ts'),
  '@': at('src'),
  // Only a bundler of Next knows this marker; it holds nothing.
  'server-only': at('node_modules/next/dist/compiled/server-only/empty.js'),
}

const testsBelow = (folder: string): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))

/** What they change is there for every file that shares their modules. */
const CHANGES_MODULES = /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|process\.env\b/
/**
 * The rest is undone by the setup of these tests. What renders chooses its build by `NODE_ENV`
 * as it is loaded, once a process; what a process says may also be the end of what a file before left.
 */
const NEEDS_PROCESS = /\bvi\.(?:mock|doMock)\(|\bprocess\.std(?:err|out), |'@\/features\/mail\/components\/|'react-dom\/server'|support\/(?:server-functions|held-hash)'/

/** The files that can share a process, and those that cannot. */
function divided(files: string[], needsOwn: RegExp): { together: string[]; apart: string[] } {
  const isApart = (file: string): boolean => needsOwn.test(readFileSync(at(file), 'utf8'))
  return { together: files.filter((file) => !isApart(file)), apart: files.filter(isApart) }
}

const UNIT = divided(testsBelow('tests/unit'), CHANGES_MODULES)
const otherDatabase = process.env.TEST_POSTGRES ? Object.keys(SQLITE_ONLY) : POSTGRES_ONLY
const INTEGRATION = divided(
  testsBelow('tests/integration').filter((file) => !otherDatabase.includes(file.replace('tests/integration/', ''))),
  NEEDS_PROCESS,
)

const unit = {
  setupFiles: ['tests/support/property-setup.ts', 'tests/support/unit-setup.ts'],
  testTimeout: 60_000,
}

const integration = {
  // These wait for disks, timers and other processes now and then.
  maxWorkers: 4,
  // A group of its own, as the unit tests have another number of workers.
  sequence: { groupOrder: 1 },
  setupFiles: ['tests/support/property-setup.ts', 'tests/support/integration-setup.ts'],
  pool: 'forks' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Left to itself, it keeps one of two processors free; a few files wait for processes of their own.
    maxWorkers: 3,
    tags: [{ name: 'slow', description: 'Thousands of inputs, whole feeds, pictures, or processes of their own: not for `npm run check`.' }],
    allowOnly: false,
    projects: [
      {
        extends: true,
        // Loading the modules for each file anew took two thirds of the time.
        test: { ...unit, name: 'unit', isolate: false, include: UNIT.together },
      },
      { extends: true, test: { ...unit, name: 'unit-apart', include: UNIT.apart } },
      {
        extends: true,
        // Loading Payload for each file anew took half of the time.
        test: { ...integration, name: 'integration', isolate: false, include: INTEGRATION.together },
      },
      {
        extends: true,
        // After the others: a file that needs its own process ends the one that files share.
        test: { ...integration, name: 'integration-apart', include: INTEGRATION.apart, sequence: { groupOrder: 2 } },
      },
    ],
  },
})
