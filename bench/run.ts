import { spawnSync } from 'node:child_process'

/** Every bench, one after the other: `npm run bench`, or `npm run bench -- pages publish`. */
const ALL = [
  ...['pages', 'publish', 'list', 'search', 'map', 'import', 'import-pictures'],
  ...['writes', 'brochure', 'forms', 'mail', 'alerts', 'scale', 'faults', 'preview', 'admin', 'counting', 'owners', 'instances'],
]

const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : ALL) {
  if (!ALL.includes(name)) throw new Error(`No bench "${name}"; there are ${ALL.join(', ')}`)
  process.stdout.write(`── ${name} ──\n`)
  const { status } = spawnSync('npx', ['tsx', `bench/${name}.ts`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
