import { isDoc } from '@/lib/documents'

/** The editor makes lists in tables in lists; nothing that somebody writes goes deeper. */
const DEEPEST = 100

/**
 * Whether a formatted text is none that an editor could have made: no tree of nodes, or one without
 * end. What reads it later would fail or follow it for ever. Blank is whole. Spec §8.
 */
export function isBroken(value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (!isDoc(value) || !isDoc(value.root)) return true
  const left = [{ node: value.root, depth: 0 }]
  for (let one = left.pop(); one; one = left.pop()) {
    const { children } = one.node
    if (children === undefined) continue
    if (!Array.isArray(children) || one.depth > DEEPEST) return true
    for (const node of children as unknown[]) {
      if (!isDoc(node) || typeof node.type !== 'string') return true
      left.push({ node, depth: one.depth + 1 })
    }
  }
  return false
}
