import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'

/** The route that every page of the site is rendered by. */
const PAGE = '/(site)/[locale]/[[...path]]/page'

interface Manifest {
  entryCSSFiles: Record<string, { path: string }[]>
  entryJSFiles: Record<string, string[]>
}

/**
 * The files that a page of the site starts with, as Next (16.4.6) writes them down for itself in the folder of a build: its
 * scripts, the runtime of the bundler last, and its style sheets in the order in which they stand in a page. It says
 * so nowhere else; `tests/e2e/weight.spec.ts` fails where a page asks for others.
 */
export function pageFiles(next: string): { scripts: string[]; sheets: string[] } {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(next, 'build-manifest.json'), 'utf8')) as { rootMainFiles: string[] }
  const context = createContext({})
  runInContext(readFileSync(path.join(next, `server/app${PAGE}_client-reference-manifest.js`), 'utf8'), context)
  const { entryCSSFiles, entryJSFiles } = (context as { __RSC_MANIFEST: Record<string, Manifest> }).__RSC_MANIFEST[PAGE]!
  const sheets = Object.entries(entryCSSFiles).find(([entry]) => entry.endsWith(PAGE))?.[1] ?? []
  return {
    scripts: [...new Set([...Object.values(entryJSFiles).flat(), ...rootMainFiles])],
    sheets: sheets.map((sheet) => sheet.path),
  }
}
