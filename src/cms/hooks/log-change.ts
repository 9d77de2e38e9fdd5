import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { recordChange, type ScopeKind } from '../change-log/changes'

type LogChange = CollectionAfterChangeHook & CollectionAfterDeleteHook

/** The same, but only where something that pages may show already was changed. */
export const logUpdate =
  (kind: ScopeKind): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (operation === 'update') await recordChange(req, [`${kind}:${doc.id}`])
    return doc
  }

/** Logs in the same transaction that a document changed, so that pages showing it are rendered again. */
export const logChange =
  (kind: ScopeKind): LogChange =>
  async ({ doc, req }: { doc: { id: number }; req: PayloadRequest }) => {
    await recordChange(req, [`${kind}:${doc.id}`])
    return doc
  }

/** The same for a global. */
export const logGlobalChange =
  (kind: ScopeKind): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    await recordChange(req, [`${kind}:all`])
    return doc
  }
