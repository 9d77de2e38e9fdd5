import { isDoc, type Doc } from '@/lib/documents'

/** The rows that a relation of a module names, whether or not their documents were read too. */
export const idsIn = (doc: Doc, field: string): number[] => {
  const value = doc[field]
  const items: unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((item) => {
    const id = isDoc(item) ? item.id : item
    return Number.isSafeInteger(id) ? [id as number] : []
  })
}
