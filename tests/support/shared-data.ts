import { existsSync } from 'node:fs'
import path from 'node:path'

/** The example feeds, which lie beside a clone of the site and are no part of it. */
export const SHARED_DATA = path.resolve('../shared/data')

/** Why tests that read them are skipped, for their names; empty where they are, and in CI, where such tests fail without them. */
export const WHY_SKIPPED = existsSync(SHARED_DATA) || process.env.CI ? '' : ' (skipped: ../shared/data is not there)'
