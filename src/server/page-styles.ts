import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_ID } from '@/shell/content-id'
import type { JoinedSheet } from './joined-sheets'
import { isWhole, readSheet, usedRules, type BuiltSheet } from './style-sheet'

const LINK = /<link rel="stylesheet" href="(\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.css))"[^>]*>/g
const PRELOAD = /<link rel="preload" href="[^"]*" as="style"\/?>/g
const CLASSES = / class="([^"]*)"/g
const HEAD = '</head>'
const DISABLED = ' disabled=""'
const LATE = `${DISABLED} data-late=""`

/** Sheets held the first paint back until the header had come, which would show by halves without them. */
const HEADER_FIRST = `<link rel="expect" href="#${CONTENT_ID}" blocking="render"/>`

/** The HTML of a page with the styles it needs at first in it. */
export type PageStyles = (html: string) => string

/**
 * Writes the rules that a page uses into its head, in place of the style sheets of the build, which
 * have what any kind of page may need. Those stay as `disabled` links, which browsers do not ask for;
 * `loadLate` enables the ones marked late together with the scripts, which may show what was not
 * there, and takes the rules of `data-first` away once all have come. A page that needs all parts of `joined` has that
 * enabled in their place; their links stay, as React asks itself for what it finds no link of (decision 117). A sheet
 * that every page uses whole (type, variables) is written as a whole and never asked for. HTML without style sheets, or
 * with one that the build does not have, is given back as it is. Decision 091.
 */
export function pageStyles(root: string, joined: JoinedSheet | null): PageStyles {
  const read = new Map<string, BuiltSheet | null>()
  const sheetOf = (address: string, file: string): BuiltSheet | null => {
    const known = read.get(address)
    if (known !== undefined) return known
    const sheet = builtSheet(path.join(root, '.next/static', file), address)
    read.set(address, sheet)
    return sheet
  }
  return (html) => {
    const end = Math.max(html.indexOf(HEAD), 0)
    const head = html.slice(0, end)
    const links = [...head.matchAll(LINK)]
    const classes = classesIn(html)
    const needed = new Set(links.map(([, address]) => address))
    const instead = joined?.parts.every((part) => needed.has(part)) ? joined : null
    let first = ''
    const inside: string[] = []
    for (const [link, address = '', file = ''] of links) {
      const sheet = sheetOf(address, file)
      if (!sheet) return html
      const rules = usedRules(sheet, classes)
      if (isWhole(sheet)) inside.push(`<style>${rules}</style>${marked(link, DISABLED)}`)
      else {
        first += rules
        inside.push(instead?.parts.includes(address) ? part(link, address, instead) : marked(link, LATE))
      }
    }
    if (inside.length === 0) return html
    inside.push(`${inside.pop() ?? ''}<style data-first="">${first}</style>${HEADER_FIRST}`)
    return head.replace(PRELOAD, '').replace(LINK, () => inside.shift() ?? '') + html.slice(end)
  }
}

const marked = (link: string, mark: string): string => link.replace('<link', `<link${mark}`)

/** The link of a part. Before that of the first stands the joined sheet: React puts what comes later after the last link that it knows. */
const part = (link: string, address: string, { file, parts }: JoinedSheet): string =>
  `${address === parts[0] ? `<link${LATE} rel="stylesheet" href="${file}"/>` : ''}${marked(link, DISABLED)}`

function builtSheet(file: string, address: string): BuiltSheet | null {
  try {
    return readSheet(readFileSync(file, 'utf8'), address)
  } catch {
    return null
  }
}

function classesIn(html: string): Set<string> {
  const lists = new Set<string>()
  for (const [, list = ''] of html.matchAll(CLASSES)) lists.add(list)
  return new Set([...lists].flatMap((list) => list.split(' ')))
}
