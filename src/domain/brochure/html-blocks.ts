import { decodeEntities } from '@/lib/text'

/** Words of one kind. */
export interface HtmlRun {
  text: string
  bold?: true
  italic?: true
  /** An address that begins with http, https, mailto or tel. */
  href?: string
}

export interface HtmlBlock {
  kind: 'paragraph' | 'heading' | 'item'
  /** What stands before an item: its number; empty for a bullet. */
  mark: string
  runs: HtmlRun[]
}

interface State {
  blocks: HtmlBlock[]
  runs: HtmlRun[]
  kind: HtmlBlock['kind']
  mark: string
  bold: number
  italic: number
  href: string | null
  /** The number of the last item per open list; null in a list of bullets. */
  lists: (number | null)[]
}

/**
 * The first blocks of a text, at most about so many characters, then one that says it goes on;
 * the first block is whole.
 */
export function openingBlocks(blocks: readonly HtmlBlock[], most: number): HtmlBlock[] {
  let length = 0
  const end = blocks.findIndex(({ runs }, index) => {
    length += runs.reduce((sum, { text }) => sum + text.length, 0)
    return index > 0 && length > most
  })
  if (end < 0) return [...blocks]
  return [...blocks.slice(0, end), { kind: 'paragraph', mark: '', runs: [{ text: '…' }] }]
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|[^<]+|</gi
const LINKED = /^(?:https?:\/\/|mailto:|tel:)/i

/**
 * Simple HTML, as `sanitizeHtml` leaves it, as blocks of words: paragraphs, headings and items of
 * lists, with bold, italic and links. A tag it does not know leaves its words; a blank block goes.
 */
export function htmlBlocks(html: string): HtmlBlock[] {
  const state: State = {
    ...{ blocks: [], runs: [], kind: 'paragraph', mark: '' },
    ...{ bold: 0, italic: 0, href: null, lists: [] },
  }
  for (const [token, slash, tag, attributes = ''] of html.matchAll(TOKEN)) {
    if (tag === undefined) addText(state, decodeEntities(token))
    else if (slash) close(state, tag.toLowerCase())
    else open(state, tag.toLowerCase(), attributes)
  }
  endBlock(state)
  return state.blocks
}

function open(state: State, tag: string, attributes: string): void {
  if (tag === 'br') addBreak(state)
  if (tag === 'p' || tag === 'div') {
    // A paragraph in an item is its text, not a block of its own.
    if (state.kind !== 'item' || state.runs.length > 0) startBlock(state, 'paragraph')
  }
  if (/^h[1-6]$/.test(tag)) startBlock(state, 'heading')
  if (tag === 'ul' || tag === 'ol') {
    endBlock(state)
    state.lists.push(tag === 'ol' ? 0 : null)
  }
  if (tag === 'li') startItem(state)
  if (tag === 'strong' || tag === 'b') state.bold += 1
  if (tag === 'em' || tag === 'i') state.italic += 1
  if (tag === 'a') state.href = linkOf(attributes)
}

function close(state: State, tag: string): void {
  if (/^(?:p|div|li|h[1-6])$/.test(tag)) endBlock(state)
  if (tag === 'ul' || tag === 'ol') {
    endBlock(state)
    state.lists.pop()
  }
  if (tag === 'strong' || tag === 'b') state.bold = Math.max(0, state.bold - 1)
  if (tag === 'em' || tag === 'i') state.italic = Math.max(0, state.italic - 1)
  if (tag === 'a') state.href = null
}

function startItem(state: State): void {
  startBlock(state, 'item')
  const number = state.lists.at(-1) ?? null
  if (number === null) return
  state.lists[state.lists.length - 1] = number + 1
  state.mark = `${number + 1}.`
}

function startBlock(state: State, kind: HtmlBlock['kind']): void {
  endBlock(state)
  state.kind = kind
}

function endBlock(state: State): void {
  const runs = trimmed(state.runs)
  if (runs.length > 0) state.blocks.push({ kind: state.kind, mark: state.mark, runs })
  Object.assign(state, { runs: [], kind: 'paragraph', mark: '' } satisfies Partial<State>)
}

function addText(state: State, raw: string): void {
  // White space at a seam is one blank; a break keeps its own line.
  const before = state.runs.at(-1)?.text ?? '\n'
  const text = raw.replace(/[ \t\r\n]+/g, ' ').replace(/[ \n]$/.test(before) ? /^ / : /^$/, '')
  if (text === '') return
  state.runs.push({
    text,
    ...(state.bold > 0 && { bold: true }),
    ...(state.italic > 0 && { italic: true }),
    ...(state.href !== null && { href: state.href }),
  })
}

function addBreak(state: State): void {
  if (state.runs.length > 0) state.runs.push({ text: '\n' })
}

function trimmed(runs: HtmlRun[]): HtmlRun[] {
  const kept = [...runs]
  while (kept.at(-1)?.text.trim() === '') kept.pop()
  const last = kept.pop()
  return last ? [...kept, { ...last, text: last.text.trimEnd() }] : []
}

function linkOf(attributes: string): string | null {
  const [, double, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const href = decodeEntities(double ?? single ?? '').trim()
  return LINKED.test(href) ? href : null
}
