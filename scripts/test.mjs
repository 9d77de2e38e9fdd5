// @ts-check
import { closingLine, exitCodeOf, ONE_FAILED, sum } from './lib/counts.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { runSideBySide } from './lib/lanes.mjs'
import { describeFailure, runScript } from './lib/failure.mjs'
import { checkNode } from './lib/node-version.mjs'
import { ROOT } from './lib/ready.mjs'
import * as steps from './lib/steps.mjs'

/** What reads the sources only, the longest first: side by side. */
const SOURCES = [steps.lint, steps.types, steps.architecture, steps.deadCode]
/** The cheapest first; the first that fails ends the run. */
const ORDER = [steps.unit, steps.integration, steps.build, steps.endToEnd]

await runScript(async () => {
  /** @type {import('./lib/counts.mjs').Counts[]} */
  const counts = []
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  try {
    checkNode()
    await installDependencies(ROOT)
    const read = await runSideBySide(SOURCES)
    counts.push(read)
    for (const [index, step] of (read.failed === 0 ? ORDER : []).entries()) {
      process.stdout.write(`\n── ${step.name} ──\n`)
      const started = performance.now()
      const count = await step.run({})
      counts.push(count)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      process.stdout.write(`${step.name}: ${closingLine(count)} (${seconds} s)\n`)
      if (count.failed === 0) continue
      const rest = ORDER.slice(index + 1).map((later) => later.name)
      if (rest.length > 0) process.stdout.write(`\nNot run: ${rest.join(', ')}\n`)
      break
    }
  } catch (error) {
    process.stderr.write(describeFailure(error))
    counts.push(ONE_FAILED)
  }
  const total = sum(counts)
  process.stdout.write(`\n${closingLine(total)}\n`)
  return exitCodeOf(total)
})
