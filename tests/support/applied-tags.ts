import type { BasePayload } from 'payload'
import { vi } from 'vitest'
import { applyChanges } from '@/content/apply'
import type { Memory } from '@/content/memory/memory'

/** Applies recorded changes, and gives the tags of the pages that are not given any more. */
export async function appliedTags(payload: BasePayload, memory: Memory): Promise<string[]> {
  const note = vi.spyOn(memory.changes, 'note')
  await applyChanges(payload, memory)
  // What is noted of a change last is what counts.
  const noted = new Map(note.mock.calls)
  note.mockRestore()
  return [...new Set([...noted.values()].flat())]
}
