// @ts-check
import { existsSync } from 'node:fs'
import { run } from '../../scripts/lib/process.mjs'
import { restartOnFall } from '../../scripts/lib/restart.mjs'
import { runScript } from '../../scripts/lib/failure.mjs'

/** `node restarted.mjs PROGRAM WORKED`: runs a program like the server; it has worked once a file is there. */
const [, , program = '', worked = ''] = process.argv
const FIRST_PAUSE_MS = 100

await runScript(() =>
  restartOnFall(
    () => run(process.execPath, [program]),
    () => existsSync(worked),
    FIRST_PAUSE_MS,
  ),
)
