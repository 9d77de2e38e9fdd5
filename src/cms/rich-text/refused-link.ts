import { docIn, docsIn, isDoc, type Doc } from '@/lib/documents'
import { isLinkAddress } from '@/lib/is-web-address'
import { adminMessage } from '../fields/labels'

/** What the editor makes a link of while somebody types; the site leaves those that lead nowhere. */
const isMade = (node: Doc, address: unknown): boolean =>
  node.type === 'autolink' && typeof address === 'string' && /^https?:/i.test(address)

function ownAddress(node: Doc): unknown {
  const address = docIn(node, 'fields')?.url ?? node.url
  return isMade(node, address) ? null : address
}

/** The first address in a formatted text that may not stand there; null where all may. Spec §8. */
function refusedAddress(value: unknown): string | null {
  const root = isDoc(value) ? docIn(value, 'root') : null
  const left = root ? [root] : []
  for (let node = left.pop(); node; node = left.pop()) {
    const address = ownAddress(node)
    if (address !== undefined && address !== null && !isLinkAddress(address)) {
      return typeof address === 'string' ? address : '?'
    }
    left.push(...docsIn(node, 'children').reverse())
  }
  return null
}

/**
 * Why a formatted text cannot be stored, in the words of the person at work; null where it can.
 * It looks at every node, also at those the editor would never make. Spec §8.
 */
export function refusedLink(value: unknown, language: string): string | null {
  const address = refusedAddress(value)
  return address === null ? null : adminMessage('errors.textLink', language, { address })
}
