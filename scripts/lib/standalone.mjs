// @ts-check
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * What tracing takes along because a path is put together as the server runs, or because it is only asked for by
 * commands: content of this machine, sources, and the tools that write and bundle migrations. `outputFileTracingExcludes`
 * does not reach what is loaded as the server starts, and took `src` of packages away from routes (Next 16.4.6).
 */
const NEVER_RUN = [
  'bench', 'data', 'demo', 'deploy', 'docs', 'migrations', 'scripts', 'src', 'tests', '.env',
  ...['drizzle-kit', 'esbuild', '@esbuild', 'esbuild-register', 'typescript'].map((name) => `node_modules/${name}`),
]
/** Packages compiled for another C library than that of the image. */
const COMPILED = ['node_modules/@libsql', 'node_modules/@img']

/**
 * Leaves in the copy of a build what runs, and nothing else; does nothing where there is no copy.
 * @param {string} root
 */
export function onlyWhatRuns(root) {
  const copy = path.join(root, '.next/standalone')
  const compiled = COMPILED.filter((name) => existsSync(path.join(copy, name))).flatMap((name) =>
    readdirSync(path.join(copy, name)).filter((one) => one.includes('musl')).map((one) => `${name}/${one}`),
  )
  for (const name of [...NEVER_RUN, ...compiled]) rmSync(path.join(copy, name), { recursive: true, force: true })
}
