import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest, SanitizedConfig } from 'payload'
import { idOf } from '@/lib/documents'
import { isPostgres } from '../database/which'
import { eq } from '../database/drizzle'
import { forDelete, forUpdate, lockFor } from '../database/locks'
import { columnOf, sqlOf, tableByName, tableNameOf } from '../database/sql'
import { oneMeant } from '../hooks/one-of-many'

/** A link for a new password is read with its account, which is then written as a document. */
const WRITES = new Set(['create', 'update', 'delete', 'restoreVersion', 'forgotPassword'])

/** Written by visitors too, who wait for no save and no import: their rows are locked one by one. */
const OF_VISITORS = new Set(['leads', 'subscriptions', 'appointments', 'owners', 'mails'])

/** Waits until no other transaction saves documents, in the request's own; at once where the collection needs no turn. */
export async function waitToSave(req: PayloadRequest, slug: string): Promise<void> {
  if (!slug.startsWith('payload-') && !OF_VISITORS.has(slug)) await lockFor(req, 'content')
}

/**
 * The configuration in which documents are saved one after the other, in all processes: hooks look at what
 * is stored and write what follows from it (the next number, a free address, the last administrator), and
 * Payload writes a whole document over the one that it has read. Decision 102.
 */
export async function saveInTurn(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { hooks, slug } of config.collections) {
    if (slug.startsWith('payload-')) continue
    const waitInTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
      if (!WRITES.has(operation)) return
      await waitToSave(req, slug)
      if (operation === 'update') await holdRow(req, slug, { args, lock: forUpdate })
      if (operation === 'delete') await holdRow(req, slug, { args, lock: forDelete })
    }
    // Behind what takes long, such as encoding a picture.
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), waitInTurn]
  }
  const waitInTurn: GlobalBeforeOperationHook = ({ operation, req }) =>
    WRITES.has(operation) ? lockFor(req, 'content') : undefined
  for (const { hooks } of config.globals) hooks.beforeOperation = [waitInTurn, ...(hooks.beforeOperation ?? [])]
  return config
}

/** Keeps others, such as timers that count or send, from a row that is about to be read and written over. */
async function holdRow(req: PayloadRequest, slug: string, { args, lock }: { args: unknown; lock: typeof forUpdate }): Promise<void> {
  const meant = idOf(Number((args as { id?: unknown }).id ?? oneMeant(req, slug)))
  if (meant === null || !isPostgres()) return
  const id = columnOf(tableByName(req.payload, tableNameOf(slug)), 'id')
  await lock((await sqlOf(req)).select({ id }).from(id.table).where(eq(id, meant)))
}
