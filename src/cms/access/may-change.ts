import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/documents'

/** What something is about: a document, or a global. */
export interface ChangeTarget {
  document?: { relationTo: string; value: unknown } | null
  globalSlug?: string | null
}

/** Whether who asks may change a target, by the rule of its collection or global. No target, or one that is not there: false. */
export async function mayChange(
  req: PayloadRequest,
  { document, globalSlug }: ChangeTarget,
): Promise<boolean> {
  const { payload } = req
  if (globalSlug) {
    const config = payload.config.globals.find(({ slug }) => slug === globalSlug)
    return Boolean(config && (await config.access.update({ req })))
  }
  const id = idOf(document?.value)
  const slug = document?.relationTo as CollectionSlug | undefined
  const config = payload.config.collections.find((one) => one.slug === slug)
  if (!slug || !config || id === null) return false
  const rule = await config.access.update({ req, id })
  if (rule === false) return false
  const where: Where = { and: [{ id: { equals: id } }, ...(rule === true ? [] : [rule])] }
  const { totalDocs } = await payload.count({ collection: slug, where, trash: true })
  return totalDocs > 0
}
