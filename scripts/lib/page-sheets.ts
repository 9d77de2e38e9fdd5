import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'

/** The route that every page of the site is rendered by. */
const PAGE = '/(site)/[locale]/[[...path]]/page'

interface Manifest {
  entryCSSFiles: Record<string, { path: string }[]>
}

/**
 * The style sheets of a page of the site, in the order in which they stand in it, as Next (16.4.6) writes them down for itself in
 * the folder of a build. It says so nowhere else; `tests/e2e/weight.spec.ts` fails where a page asks for others.
 */
export function pageSheets(next: string): string[] {
  const context = createContext({})
  runInContext(readFileSync(path.join(next, `server/app${PAGE}_client-reference-manifest.js`), 'utf8'), context)
  const { entryCSSFiles } = (context as { __RSC_MANIFEST: Record<string, Manifest> }).__RSC_MANIFEST[PAGE]!
  return Object.entries(entryCSSFiles).find(([entry]) => entry.endsWith(PAGE))?.[1].map((sheet) => sheet.path) ?? []
}
