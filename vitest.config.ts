import path from 'node:path'
import { defineConfig } from 'vitest/config'

const at = (file: string): string => path.resolve(import.meta.dirname, file)

const alias = {
  '@payload-config': at('payload.config.ts'),
  '@': at('src'),
  // Only a bundler of Next knows this marker; it holds nothing.
  'server-only': at('node_modules/next/dist/compiled/server-only/empty.js'),
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Left to itself, it keeps one of two processors free.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/support/unit-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
