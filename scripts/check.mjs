// @ts-check
import { closingLine, exitCodeOf } from './lib/counts.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { runScript } from './lib/failure.mjs'
import { runSideBySide } from './lib/lanes.mjs'
import { checkNode } from './lib/node-version.mjs'
import { ROOT } from './lib/ready.mjs'
import * as steps from './lib/steps.mjs'

/** The longest first. */
const ORDER = [steps.quickUnit, steps.typesAndLint, steps.deadCode]

await runScript(async () => {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  checkNode()
  await installDependencies(ROOT)
  const total = await runSideBySide(ORDER)
  process.stdout.write(`\n${closingLine(total)}\n`)
  return exitCodeOf(total)
})
