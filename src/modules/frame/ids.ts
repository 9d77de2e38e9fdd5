import { isDoc, type FieldOf } from '@/lib/documents'

/** The rows that a relation of a module names, whether or not their documents were read too. */
export const idsIn = <D extends object>(doc: D, field: FieldOf<D>): number[] => {
  const value: unknown = doc[field]
  const items: unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((item) => {
    const id = isDoc(item) ? item.id : item
    return Number.isSafeInteger(id) ? [id as number] : []
  })
}
