// @ts-check
import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'
import { Failure } from './failure.mjs'
import { firstLine, run } from './process.mjs'

/** Without windows it does the same in two thirds of the time. */
const HEADLESS = 'chromium-headless-shell'
const SYSTEM_NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Where a Chromium may come from, so that the order can be tried without one.
 * @typedef {object} Sources
 * @property {string | undefined} named what CHROMIUM_PATH says
 * @property {() => Promise<string | null>} playwright the one that belongs to Playwright
 * @property {(name: string) => Promise<string | null>} system a program in PATH
 * @property {(file: string) => Promise<boolean>} works whether a program runs
 * @property {() => Promise<boolean>} installPlaywright
 * @property {() => Promise<boolean>} installDebian
 */

/**
 * A Chromium that runs: the one named in CHROMIUM_PATH, Playwright's, the system's; otherwise
 * Playwright's is installed, and where that cannot be downloaded Debian's package.
 * @param {Sources} [sources]
 * @returns {Promise<string>}
 */
export async function findChromium(sources = machine) {
  if (sources.named) {
    if (await sources.works(sources.named)) return sources.named
    throw new Failure(
      `CHROMIUM_PATH names ${sources.named}, which does not run.`,
      'Correct it, or unset it to let a Chromium be found or installed.',
    )
  }
  const present = (await ofPlaywright(sources)) ?? (await ofSystem(sources))
  if (present) return present
  process.stdout.write('No Chromium found. Installing one …\n')
  const downloaded = (await sources.installPlaywright()) ? await ofPlaywright(sources) : null
  if (downloaded) return downloaded
  process.stdout.write("Playwright's cannot be used here. Trying the system's package …\n")
  const packaged = (await sources.installDebian()) ? await ofSystem(sources) : null
  if (packaged) return packaged
  throw new Failure(
    'No Chromium was found and none could be installed.',
    'Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** @param {Sources} sources */
async function ofPlaywright(sources) {
  const file = await sources.playwright()
  return file && (await sources.works(file)) ? file : null
}

/** @param {Sources} sources */
async function ofSystem(sources) {
  for (const name of SYSTEM_NAMES) {
    const file = await sources.system(name)
    if (file && (await sources.works(file))) return file
  }
  return null
}

/** @type {Sources} */
const machine = {
  named: process.env.CHROMIUM_PATH,
  playwright: async () => {
    const { chromium } = await import('@playwright/test')
    const file = chromium.executablePath()
    return existsSync(file) ? file : null
  },
  system: (name) => firstLine('sh', ['-c', 'command -v -- "$1"', 'sh', name]),
  works: async (file) => (await run(file, ['--version'], { silent: true })) === 0,
  installPlaywright: async () => (await run('npx', ['playwright', 'install', 'chromium'])) === 0,
  installDebian: async () =>
    (await installPackages([HEADLESS, 'fonts-liberation'])) || (await installPackages(['chromium', 'fonts-liberation'])),
}
