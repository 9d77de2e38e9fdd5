import { loadLate } from './late-loader'
import type { PageStyles } from './page-styles'

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"[^>]*><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g
const HEAD_END = '</head>'
const END = '</body>'

/**
 * On telephones, pictures that load lazily would share the line with what the page opens with: browsers ask for
 * those far below too. Until `loadLate` says so they are out of sight, where none is asked for, and keep their place.
 */
const PICTURES_LATER =
  '<style>@media (width < 768px) and (scripting: enabled){html:not([data-shown]) img[loading=lazy]{translate:-4000px}}</style>'

/** The addresses stand in its tag, so that its text is the same on every page. */
export const LOADER = `(${loadLate.toString()})(document.currentScript)`

/** How the scripts of a page are asked for: the ways that are measured side by side. */
export type ScriptLoading = 'late' | 'plain'

/**
 * The HTML of a page as it is sent: the one place where the way of loading scripts is chosen. Style
 * sheets that no script enables later stay as they are.
 */
export const pageHtml = (html: string, scripts: ScriptLoading, styles: PageStyles): string =>
  scripts === 'plain' ? plainScripts(html) : lateScripts(styles(html))

/**
 * The HTML of a page with its scripts and the pictures further down asked for by `loadLate`: before that they
 * only compete with pictures and type for the line, and the page works without them. Scripts for browsers without
 * modules stay where they are. HTML without scripts of the build, or without an end of its body, is
 * given back as it is. Decision 049.
 */
function lateScripts(html: string): string {
  const end = html.lastIndexOf(END)
  if (end === -1) return html
  const late: string[] = []
  const rest = (part: string): string =>
    part.replace(PRELOAD, '').replace(SCRIPT, (tag, src: string) => {
      if (/ nomodule[ =>]/i.test(tag)) return tag
      late.push(src)
      return ''
    })
  const before = rest(html.slice(0, end))
  if (late.length === 0) return html
  return `${before.replace(HEAD_END, PICTURES_LATER + HEAD_END)}<script data-late="${late.join(' ')}">${LOADER}</script>${html.slice(end)}`
}

/**
 * The HTML of a page with its scripts where they are, asked for after all else: no preloads, at low
 * priority. To be measured beside `lateScripts`. HTML without scripts is given back as it is.
 */
const plainScripts = (html: string): string =>
  html
    .replace(PRELOAD, '')
    .replace(SCRIPT, (tag) => tag.replace('<script ', '<script fetchpriority="low" '))
