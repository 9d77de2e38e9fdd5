// @ts-check
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { ROOT } from './ready.mjs'

/**
 * @typedef {{ rule: string, from: string, to: string }} Violation
 * @typedef {{ modules: import('dependency-cruiser').IModule[], violations: Violation[] }} Tree
 */

/** The roots of what ships, looked at from the folder of the project. */
export const ROOTS = ['src', 'payload.config.ts']

/**
 * Every module below some files of a folder, and where they break the direction rules of the
 * project. The paths given and returned are relative to the folder.
 * @param {readonly string[]} files
 * @param {string} folder
 * @returns {Promise<Tree>}
 */
export async function cruiseTree(files, folder = ROOT) {
  const options = await extractOptions(path.join(ROOT, '.dependency-cruiser.cjs'))
  const tsConfig = extractTsConfig(path.join(ROOT, 'tsconfig.json'))
  const { output } = await cruise(
    [...files],
    { ...options, baseDir: folder },
    undefined,
    { tsConfig },
  )
  if (typeof output === 'string') throw new Error(output)
  return {
    modules: output.modules,
    violations: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
  }
}
