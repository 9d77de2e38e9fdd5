import { LOOK_SCRIPT } from '@/features/search/look-script'
import { LOADER } from './late-scripts'
import { REACT_SCRIPTS } from './react-scripts'

/** With it Next puts icons that it learns of late into the head (read in 16.4.6). */
const ICONS = `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`

/** Scripts that are the same wherever they stand. */
const WHOLE = new Set(['', LOADER, LOOK_SCRIPT, ICONS])

/** How the framework hands data to its scripts: the beginning and the end of a call, between which there is only JSON. */
const CALLS = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
  ...['$RC(', '$RR(', '$RS(', '$RX('].map((begin) => [begin, ')'] as const),
] as const

/**
 * Whether an inline script of a page is one that the site or the framework writes. Its beginning is not enough: whoever got a
 * script into a page would begin it so.
 */
export function isKnownScript(text: string): boolean {
  if (WHOLE.has(text)) return true
  const defined = REACT_SCRIPTS.find((script) => text.startsWith(script))
  if (defined) return isKnownScript(text.slice(defined.length).replace(/^;/, ''))
  return CALLS.some(([begin, end]) => text.startsWith(begin) && text.endsWith(end) && isJson(`[${text.slice(begin.length, -end.length)}]`))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
