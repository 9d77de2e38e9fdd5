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
    // What lies in the bin uses it still: taken out again, it needs it.
    const looking = { most: MOST_USAGES, alsoInBin: !context[INTO_BIN] }
    const found = await usagesOf(req, collection, Number(id), looking)
    if (found.count === 0) return
    const { language } = req.i18n
    const places = found.places.slice(0, SHOWN).join(', ')
    const count = found.count < MOST_USAGES ? found.count : `${MOST_USAGES}+`
    throw new APIError(adminMessage('errors.inUse', language, { count, places }), 409)
  }
