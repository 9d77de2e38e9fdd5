import { loadLate } from './late-loader'

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

/**
 * The HTML of a page with its scripts and the pictures further down asked for by `loadLate`: before that they
 * only compete with pictures and type for the line, and the page works without them. Scripts for browsers without
 * modules stay where they are. HTML without scripts of the build, or without an end of its body, is given back as it is.
 * Decision 049.
 */
export function lateScripts(html: string): string {
  const end = html.lastIndexOf(END)
  if (end === -1) return html
  const late: string[] = []
  const rest = html.slice(0, end).replace(PRELOAD, '').replace(SCRIPT, (tag, src: string) => {
    if (/ nomodule[ =>]/i.test(tag)) return tag
    late.push(src)
    return ''
  })
  if (late.length === 0) return html
  const loader = `<script data-late="${late.join(' ')}">${LOADER}</script>`
  return `${rest.replace(HEAD_END, PICTURES_LATER + HEAD_END)}${loader}${html.slice(end)}`
}
