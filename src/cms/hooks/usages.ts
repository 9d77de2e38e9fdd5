import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { adminMessage } from '../fields/labels'
import { MOST_USAGES, usagesOf } from '../usages/usages'

/** Set on the context of guards that are asked about the bin, and not about deleting for good. */
export const INTO_BIN = 'intoBin'

const SHOWN = 5

/** Refuses to delete something that is used elsewhere, and says where. Spec §3. */
export const refuseWhileUsed =
  (collection: string): CollectionBeforeDeleteHook =>
  async ({ context, id, req }) => {
    const { language } = req.i18n
    // What lies in the bin uses it still: taken out again, it needs it.
    const usages = await usagesOf(req.payload, collection, Number(id), language, !context[INTO_BIN])
    if (usages.length === 0) return
    const places = usages.slice(0, SHOWN).join(', ')
    const count = usages.length < MOST_USAGES ? usages.length : `${MOST_USAGES}+`
    throw new APIError(adminMessage('errors.inUse', language, { count, places }), 409)
  }
