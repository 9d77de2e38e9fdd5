import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { sqlOf } from '../database/sql'
import { readHistoryStates, writeEvents } from '../history/events'

type StatesBefore = Awaited<ReturnType<typeof readHistoryStates>>

const keyOf = (id: number | string): string => `historyBefore:${id}`

/** Keeps how visitors see a property before it is changed, in the transaction of the change. */
export async function keepHistoryState(req: PayloadRequest, id: number | string): Promise<void> {
  req.context[keyOf(id)] = await readHistoryStates({ payload: req.payload, sql: await sqlOf(req) }, [Number(id)])
}

/** The same before a save. What the hooks are told of is the newest version, which may be a draft. */
export const keepStateBefore: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id !== undefined) await keepHistoryState(req, originalDoc.id as number)
  return data
}

/** Writes what visitors see otherwise than before the save; of a draft nothing. Decision 096. */
export const writeWhatHappened: CollectionAfterChangeHook = async ({ doc, req }) => {
  const key = keyOf(doc.id)
  const before = (req.context[key] as StatesBefore | undefined) ?? new Map()
  req.context[key] = undefined
  await writeEvents({ payload: req.payload, sql: await sqlOf(req) }, before, [doc.id], new Date().toISOString())
  return doc
}
