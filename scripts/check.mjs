// @ts-check
import { closingLine, exitCodeOf, sum } from './lib/counts.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { runScript } from './lib/failure.mjs'
import { checkNode } from './lib/node-version.mjs'
import { ROOT } from './lib/ready.mjs'
import * as steps from './lib/steps.mjs'

/** The longest first: two processors take the next one each until none is left. */
const ORDER = [
  steps.unit,
  steps.integration,
  steps.lint,
  steps.types,
  steps.architecture,
  steps.deadCode,
]
const PROCESSORS = 2

/** @param {import('./lib/steps.mjs').Step} step */
async function runQuietly(step) {
  /** @type {string[]} */
  const lines = []
  const started = performance.now()
  const count = await step.run({ silent: true, onLine: (line) => lines.push(line) })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${step.name}: ${closingLine(count)} (${seconds} s)\n`)
  if (count.failed > 0) process.stdout.write(`${lines.join('\n')}\n`)
  return count
}

/** @param {import('./lib/steps.mjs').Step[]} queue */
async function runQueue(queue) {
  const counts = []
  for (let step = queue.shift(); step; step = queue.shift()) counts.push(await runQuietly(step))
  return sum(counts)
}

await runScript(async () => {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  checkNode()
  await installDependencies(ROOT)
  const queue = [...ORDER]
  const lanes = Array.from({ length: PROCESSORS }, () => runQueue(queue))
  const total = sum(await Promise.all(lanes))
  process.stdout.write(`\n${closingLine(total)}\n`)
  return exitCodeOf(total)
})
