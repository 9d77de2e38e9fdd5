import { spawnSync } from 'node:child_process'

/**
 * Every bench, one after the other: `npm run bench`; some of them, or those of a subject:
 * `npm run bench -- pages publish`, `npm run bench -- faults`.
 */
const SUBJECTS = {
  speed: ['pages', 'nginx', 'first-view', 'interactions', 'lighthouse', 'publish', 'list', 'search', 'map', 'brochure', 'preview', 'admin'],
  size: ['import', 'import-pictures', 'scale', 'alerts', 'counting', 'writes', 'endurance', 'instances'],
  faults: ['forms', 'second-writer', 'mail', 'odd-requests', 'broken-import', 'odd-values', 'without', 'clock'],
  security: ['owners'],
}

const all = Object.values(SUBJECTS).flat()
const asked = process.argv.slice(2).flatMap((name) => (Object.hasOwn(SUBJECTS, name) ? SUBJECTS[name as keyof typeof SUBJECTS] : [name]))
for (const name of asked.length > 0 ? asked : all) {
  if (!all.includes(name)) throw new Error(`No bench "${name}"; there are ${[...Object.keys(SUBJECTS), ...all].join(', ')}`)
  process.stdout.write(`── ${name} ──\n`)
  const { status } = spawnSync('npx', ['tsx', `bench/${name}.ts`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
