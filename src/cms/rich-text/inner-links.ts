import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { docIn, docsIn, isDoc, textIn, type Doc } from '@/lib/documents'
import { mendedLink } from '@/lib/mended-link'
import { relationAt } from '../inner-links'
import { isAutosave } from '../saves/autosave'

/** As long as those that the editor gives its links. */
const ID_BYTES = 12

const isAddressLink = (node: Doc): boolean =>
  (node.type === 'link' || node.type === 'autolink') &&
  docIn(node, 'fields')?.linkType !== 'internal' &&
  textIn(docIn(node, 'fields') ?? {}, 'url') !== ''

/** What becomes of a link: a link to what stands there, to a mended address, or its words alone. */
async function followed(node: Doc, req: PayloadRequest): Promise<Doc[]> {
  const fields = docIn(node, 'fields') ?? {}
  const address = mendedLink(textIn(fields, 'url'), env().SITE_URL)
  // What the editor made a link of by itself was never asked for; any other is refused in words.
  if (address === null) return node.type === 'autolink' ? docsIn(node, 'children') : [node]
  const doc = await relationAt(address, req)
  if (!doc) return [{ ...node, fields: { ...fields, url: address } }]
  const id = node.id ?? randomBytes(ID_BYTES).toString('hex')
  return [{ ...node, type: 'link', version: 3, id, fields: { linkType: 'internal', doc, newTab: fields.newTab === true } }]
}

async function followedIn(node: Doc, req: PayloadRequest): Promise<Doc> {
  if (!Array.isArray(node.children)) return node
  const children: Doc[] = []
  for (const child of docsIn(node, 'children')) {
    const whole = await followedIn(child, req)
    children.push(...(isAddressLink(whole) ? await followed(whole, req) : [whole]))
  }
  return { ...node, children }
}

/**
 * A formatted text whose links to addresses of this site are links to what stands there, so that they
 * follow its moves; other addresses are mended. While somebody types nothing is changed. Spec §3.
 */
export async function withInnerLinks(value: unknown, req: PayloadRequest): Promise<unknown> {
  const root = isDoc(value) ? docIn(value, 'root') : null
  if (!isDoc(value) || !root || isAutosave(req)) return value
  return { ...value, root: await followedIn(root, req) }
}
