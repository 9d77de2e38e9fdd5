// @ts-check
import { Failure } from './failure.mjs'
import { run } from './process.mjs'

/** 32 MB that only this needs: npx fetches it when it is asked for. */
const PACKAGE = 'vnu-jar@26.9.27'

/** What is not a mistake, and why. */
const NO_MISTAKE = [
  // Its checker of styles knows no container, anchor, timeline or transition between pages; browsers do.
  /^CSS: /,
  // `rel="expect"` is younger than the checker. Decision 091.
  /^A “link” element with a “blocking” attribute/,
  // It asks for sizes of a file without widths, for the portrait part of a picture.
  /^When the “srcset” attribute has any image candidate string with a width descriptor/,
]

/**
 * What the Nu HTML checker, the validator of the W3C, finds in files: `message` and the file it stands in.
 * @param {string} folder of HTML files
 * @returns {Promise<{ file: string, message: string }[]>}
 */
export async function nuMistakes(folder) {
  if ((await run('java', ['-version'], { silent: true })) !== 0) {
    throw new Failure('The Nu HTML checker needs Java, which is not here.', 'Install a Java runtime, or scan with --no-nu.')
  }
  /** @type {{ file: string, message: string }[]} */
  const found = []
  const args = ['--yes', PACKAGE, '--errors-only', '--format', 'gnu', '--stdout', '--exit-zero-always', '--skip-non-html', folder]
  const code = await run('npx', args, {
    silent: true,
    onLine: (line) => {
      const [, file, message] = /^"file:[^"]*\/([^/"]+)":[\d.-]+: error: (.*)$/.exec(line) ?? []
      if (file && message && !NO_MISTAKE.some((pattern) => pattern.test(message))) found.push({ file, message })
    },
  })
  if (code !== 0) throw new Failure(`The Nu HTML checker ended with ${code}.`, `Try it by hand: npx ${PACKAGE} --version`)
  return found
}
