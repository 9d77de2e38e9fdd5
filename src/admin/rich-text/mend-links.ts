import { $isUploadNode, LinkNode, UploadNode } from '@payloadcms/richtext-lexical/client'
import { $dfs, mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { mendedLink } from '@/lib/mended-link'
import type { TellLeftOut } from './left-out'

/** Leaves the words of a link that leads nowhere. */
function $unlink(node: LinkNode): { words: string; address: string } {
  const [address, words] = [node.getFields().url ?? '', node.getTextContent()]
  for (const child of node.getChildren()) node.insertBefore(child)
  node.remove()
  return { words, address }
}

/** Where a picture is that is not in the library yet; undefined where it is. */
const pendingSource = (node: UploadNode): string | undefined =>
  (node.getData() as { pending?: { src?: string } }).pending?.src

/** Pictures that somebody never finished adding: whoever opens the text now cannot. */
function $removePending(): number {
  const nodes = $dfs().map(({ node }) => node)
  const pending = nodes.filter((node) => $isUploadNode(node) && pendingSource(node) !== undefined)
  for (const node of pending) node.remove()
  return pending.length
}

/** Whether only an address on another site or on somebody's disk is known of a picture. */
const isElsewhere = (node: UploadNode): boolean => {
  const source = pendingSource(node)
  return source !== undefined && !/^(?:data|blob):/.test(source)
}

/**
 * Keeps each link of a text in a form in which it can be saved, however it came there: pasted, typed or
 * dropped. One that leads nowhere leaves its words, and `tell` is told. Gives the way to stop.
 */
export function mendLinks(editor: LexicalEditor, tell: TellLeftOut): () => void {
  editor.update(
    () => {
      const count = $removePending()
      if (count > 0) tell({ pictures: count })
    },
    { tag: 'history-merge' },
  )
  return mergeRegister(
    editor.registerNodeTransform(LinkNode, (node) => {
      const fields = node.getFields()
      if (node.getType() !== 'link' || fields.linkType === 'internal') return
      const address = mendedLink(fields.url ?? '', window.location.origin)
      if (address === null) tell({ links: [$unlink(node)] })
      else if (address !== fields.url) node.setFields({ ...fields, url: address })
    }),
    ...(editor.hasNode(UploadNode)
      ? [
          editor.registerNodeTransform(UploadNode, (node) => {
            if (!isElsewhere(node)) return
            node.remove()
            tell({ pictures: 1 })
          }),
        ]
      : []),
  )
}
