// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { cruiseTree, ROOTS } from './cruise.mjs'
import { Failure, runScript } from './failure.mjs'
import { ROOT } from './ready.mjs'

await runScript(async () => {
  const { modules, violations } = await cruiseTree(
    ROOTS.filter((root) => existsSync(path.join(ROOT, root))),
  )
  const own = modules.filter((module) => module.source.startsWith('src/')).length
  if (own === 0) {
    throw new Failure(
      'No module was read, so no rule was checked.',
      'dependency-cruiser 17 cannot read with TypeScript 7: keep the versions of the lockfile.',
    )
  }
  for (const { rule, from, to } of violations) {
    process.stdout.write(`${rule}: ${from} → ${to}\n`)
  }
  process.stdout.write(`${own} modules, ${violations.length} violations\n`)
  return violations.length > 0 ? 1 : 0
})
