// @ts-check
import { installDependencies } from './lib/dependencies.mjs'
import { runScript } from './lib/failure.mjs'
import { checkNode } from './lib/node-version.mjs'
import { ROOT } from './lib/ready.mjs'

/** Before a command that a new machine, or another version, begins with. */
await runScript(async () => {
  checkNode()
  await installDependencies(ROOT)
})
