import { defineConfig } from '@playwright/test'
import { declinedAt } from './tests/support/declined'

/** The site is built, seeded and served by the setup, which leaves its address in `E2E_URL`. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What changes the site for everybody runs after the visits, beside nothing that would notice. Each
  // group waits for the one before; in a group the longest comes first.
  projects: [
    { name: 'visits', testIgnore: ['**/changes/**', '**/map-frame.spec.ts'] },

    { name: 'imports', testMatch: '**/changes/import.spec.ts', dependencies: ['visits'] },
    { name: 'map', testMatch: '**/map-frame.spec.ts', dependencies: ['visits'] },
    { name: 'own-password', testMatch: '**/changes/own-password.spec.ts', dependencies: ['visits'] },

    { name: 'staff', testMatch: '**/changes/staff.spec.ts', dependencies: ['imports', 'map', 'own-password'] },

    { name: 'editor', testMatch: '**/changes/editor.spec.ts', dependencies: ['staff'] },
    { name: 'preview', testMatch: '**/changes/preview.spec.ts', dependencies: ['staff'] },
    { name: 'languages', testMatch: '**/changes/languages.spec.ts', dependencies: ['staff'] },
    { name: 'one-address', testMatch: '**/changes/addresses.spec.ts', dependencies: ['staff'] },

    { name: 'embed', testMatch: '**/changes/map-embed.spec.ts', dependencies: ['editor', 'preview', 'languages', 'one-address'] },
    { name: 'captcha', testMatch: '**/changes/captcha.spec.ts', dependencies: ['embed'] },
    { name: 'consent', testMatch: '**/changes/consent.spec.ts', dependencies: ['captcha'] },
    { name: 'consent-places', testMatch: '**/changes/consent-places.spec.ts', dependencies: ['consent'] },
    { name: 'instances', testMatch: '**/changes/instances.spec.ts', dependencies: ['consent-places'] },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.E2E_URL,
    storageState: declinedAt(process.env.E2E_URL),
    browserName: 'chromium',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    screenshot: 'only-on-failure',
    // A trace of each test doubles the time of all: TRACE=1 keeps those of what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // A site elsewhere that frames our map would be kept from this machine, where the tests run.
      args: ['--disable-features=LocalNetworkAccessChecks'],
    },
  },
})
