import {
  $getSelection,
  $isRangeSelection,
  $parseSerializedNode,
  COMMAND_PRIORITY_NORMAL,
  PASTE_COMMAND,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
  type LexicalEditor,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { UploadNode } from '@payloadcms/richtext-lexical/client'
import { pasted, wordsAndLists } from '@/domain/rich-text/pasted'
import type { TellLeftOut } from './left-out'

/** What the library takes, of pictures that a word processor puts into the text itself. */
const TAKEN = /^data:(image\/(?:jpeg|png|webp|avif));base64,([a-z\d+/=\s]+)$/i

function fileOf(source: string, index: number): File | null {
  const [, type = '', content = ''] = TAKEN.exec(source) ?? []
  if (!type) return null
  try {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    return new File([bytes], `${index + 1}.${type.slice('image/'.length)}`, { type })
  } catch {
    return null
  }
}

/** As if the files had been pasted, after the words: the editor then asks to add them to the library. */
function pasteFiles(editor: LexicalEditor, files: File[]): void {
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
}

/** The words of a web address alone, over words that are selected: that makes a link of them. */
const isAddressOver = (text: string, collapsed: boolean): boolean =>
  !collapsed && URL.canParse(text.trim())

function $paste(editor: LexicalEditor, event: unknown, tell: TellLeftOut): boolean {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null
  const html = data?.getData('text/html') ?? ''
  const selection = $getSelection()
  // The editor of listings, which takes no pictures, has no tables, quotations and lines either.
  const isWhole = editor.hasNode(UploadNode)
  // What was copied in an editor comes with a copy of its own, in which there may be any of these.
  if (!data || html === '' || (isWhole && data.types.includes('application/x-lexical-editor'))) return false
  if (!$isRangeSelection(selection)) return false
  if (isAddressOver(data.getData('text/plain'), selection.isCollapsed())) return false
  const found = pasted(html)
  const files = isWhole ? found.pictures.flatMap((source, index) => fileOf(source, index) ?? []) : []
  // Something that is only a picture: the editor takes it as a file.
  if (found.nodes.length === 0 && found.pictures.length === 0) return false
  ;(event as ClipboardEvent).preventDefault()
  const nodes = (isWhole ? found.nodes : wordsAndLists(found.nodes)).map((node) => $parseSerializedNode(node as SerializedLexicalNode))
  const taken = editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection })
  if (!taken && nodes.length > 0) selection.insertNodes(nodes)
  if (files.length > 0) pasteFiles(editor, files)
  tell({
    pictures: found.pictures.length - files.length,
    picturesAfter: files.length,
    embedded: found.embedded,
  })
  return true
}

/**
 * Takes what is pasted from elsewhere without its styles; `tell` is told what could not come along.
 * Gives the way to stop.
 */
export const takePasted = (editor: LexicalEditor, tell: TellLeftOut): (() => void) =>
  editor.registerCommand(PASTE_COMMAND, (event) => $paste(editor, event, tell), COMMAND_PRIORITY_NORMAL)
