import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const at = (file: string): string => path.resolve(import.meta.dirname, file)

const alias = {
  '@payload-config': at('payload.config.ts'),
  '@': at('src'),
  // Only a bundler of Next knows this marker; it holds nothing.
  'server-only': at('node_modules/next/dist/compiled/server-only/empty.js'),
}

const UNIT = readdirSync(at('tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.posix.join('tests/unit', ...file.split(path.sep)))
/** What they change is there for every file that shares their modules. */
const CHANGES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(|process\.env\b/
const isApart = (file: string): boolean => CHANGES_MODULES.test(readFileSync(at(file), 'utf8'))

const unit = {
  setupFiles: ['tests/support/unit-setup.ts'],
  testTimeout: 60_000,
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Left to itself, it keeps one of two processors free.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // Loading the modules for each file anew took two thirds of the time.
        test: { ...unit, name: 'unit', isolate: false, include: UNIT.filter((file) => !isApart(file)) },
      },
      { extends: true, test: { ...unit, name: 'unit-apart', include: UNIT.filter(isApart) } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: ['tests/support/integration-setup.ts'],
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
