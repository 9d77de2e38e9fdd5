import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { recordChange, type Scope } from '../change-log/changes'
import { eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

/**
 * Forgets by what the import knows the file of a document once another took its place: it would give that one to
 * every listing whose feed names the first.
 */
export const forgetReplacedFile: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'update' && req.file ? { ...data, sourceHash: null } : data

/** Logs that a document has another size, which the pages of the properties that have it state. */
export const logReplacedDocument: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update' && doc.filesize !== previousDoc.filesize) await recordChange(req, await propertiesWith(req, doc.id as number))
  return doc
}

async function propertiesWith(req: PayloadRequest, file: number): Promise<Scope[]> {
  const sql = await sqlOf(req)
  const properties = tableOf(req.payload, 'properties')
  const documents = tableOf(req.payload, 'properties_documents')
  const rows = await sql
    .selectDistinct({ listingId: properties.listingId })
    .from(documents)
    .innerJoin(properties, eq(properties.id, documents._parentID))
    .where(eq(documents.file, file))
  return rows.flatMap(({ listingId }): Scope[] => (listingId === null ? [] : [`property:${listingId}`]))
}
