import {
  commitTransaction,
  type BaseDatabaseAdapter,
  type CollectionBeforeOperationHook,
  type Payload,
  type SanitizedConfig,
} from 'payload'

/**
 * Lets each of many documents that are changed or deleted over the API have a transaction of its
 * own: ends the one that Payload opened for all of them, before anything is done in it. Inside the
 * server that one may be somebody else's, so there it stays.
 */
const eachOnItsOwn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: unknown }
  if (id !== undefined || (operation !== 'update' && operation !== 'delete')) return
  if (req.payloadAPI !== 'REST') return
  await commitTransaction(req)
  const { payload } = req
  const db = Object.create(payload.db, {
    bulkOperationsSingleTransaction: { value: true },
  }) as BaseDatabaseAdapter
  req.payload = Object.create(payload, { db: { value: db } }) as Payload
}

/**
 * The configuration in which a change of many documents stores those that the rules allow and
 * nothing of the others. Payload by itself only notes what a rule refuses after the document was
 * written, such as a path that is taken, and stores it with the rest.
 */
export async function changeOneByOne(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { hooks } of config.collections) hooks.beforeOperation.push(eachOnItsOwn)
  return config
}
