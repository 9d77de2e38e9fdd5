// @ts-check
import { closingLine, exitCodeOf, ONE_FAILED, sum } from './lib/counts.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { runSideBySide, runTimed } from './lib/lanes.mjs'
import { describeFailure, runScript } from './lib/failure.mjs'
import { checkNode } from './lib/node-version.mjs'
import { ROOT } from './lib/ready.mjs'
import { withPostgres } from './lib/postgres.mjs'
import * as steps from './lib/steps.mjs'

/**
 * The cheapest first; the first that fails ends the run.
 * @param {string} content the folder of the demo
 * @param {string} [database] its database, where that is no file in the folder
 */
const orderOf = (content, database) => [
  aside([steps.typesAndLint, steps.deadCode]),
  one(steps.unit),
  one(steps.integration),
  one(steps.integrationOnPostgres),
  aside([steps.demo(content, database), steps.build]),
  one(steps.endToEnd(content, database)),
]

/**
 * A step that shows what it says as it goes.
 * @param {import('./lib/steps.mjs').Step} step
 */
const one = (step) => ({
  name: step.name,
  run: () => {
    process.stdout.write(`\n── ${step.name} ──\n`)
    return runTimed(step)
  },
})

/**
 * Steps that each leave half of the machine idle.
 * @param {import('./lib/steps.mjs').Step[]} some the longest first
 */
const aside = (some) => ({
  name: some.map(({ name }) => name).join(', '),
  run: () => runSideBySide(some),
})

/**
 * A folder for the demo and, with `E2E_DATABASE=postgres`, a database in a Postgres of its own.
 * @param {(content: string, database?: string) => Promise<void>} action
 */
const withContent = (action) =>
  steps.inTemporaryFolder((content) =>
    process.env.E2E_DATABASE === 'postgres'
      ? withPostgres((server) => action(content, server.replace('localhost/', 'localhost/postgres')))
      : action(content),
  )

await runScript(async () => {
  /** @type {import('./lib/counts.mjs').Counts[]} */
  const counts = []
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  try {
    checkNode()
    await installDependencies(ROOT)
    await withContent(async (content, database) => {
      const order = orderOf(content, database)
      for (const [index, step] of order.entries()) {
        const count = await step.run()
        counts.push(count)
        if (count.failed === 0) continue
        const rest = order.slice(index + 1).map((later) => later.name)
        if (rest.length > 0) process.stdout.write(`\nNot run: ${rest.join(', ')}\n`)
        break
      }
    })
  } catch (error) {
    process.stderr.write(describeFailure(error))
    counts.push(ONE_FAILED)
  }
  const total = sum(counts)
  process.stdout.write(`\n${closingLine(total)}\n`)
  return exitCodeOf(total)
})
