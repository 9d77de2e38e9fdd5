import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BasePayload, CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '../database/transaction'

/** Inside the folder of the files, so that a name can move between them at once. */
const HELD = '.until-commit'
const ID_LENGTH = randomUUID().length

/**
 * Gives the file of that name in `directory` a second name, by which it outlives its removal, and
 * tells that name; null where there is no such file.
 */
export async function holdFile(directory: string, name: string): Promise<string | null> {
  const held = path.join(directory, HELD, `${randomUUID()}-${name}`)
  await mkdir(path.dirname(held), { recursive: true })
  const linked = link(path.join(directory, name), held).then(() => held)
  return (await linked.catch(unless('ENOENT'))) ?? null
}

/** Gives a file that is held by its second name its own name back, in place of what bears it now. */
export async function putBack(held: string): Promise<void> {
  await rename(held, placeOf(held))
  // Where both were names of one file still, renaming did nothing.
  await releaseFile(held)
}

/** Removes the second name of a file. */
export const releaseFile = (held: string): Promise<void> => rm(held, { force: true })

/**
 * Does what a process that crashed owed the files it held: one that a document still names is put
 * back where it is missing, any other removed. It holds the lock of documents meanwhile, as does every
 * transaction that holds a file: what lies there then, nobody waits for.
 */
export async function recoverHeld(payload: BasePayload): Promise<void> {
  for (const { config } of Object.values(payload.collections)) {
    const directory = config.upload.staticDir
    if (!directory || (await heldIn(directory)).length === 0) continue
    await inTransaction(payload, async (req) => {
      for (const held of await heldIn(directory)) {
        const isNamed = await isNamedBy(payload, config.slug, held, req)
        if (isNamed) await putBackIfMissing(held)
        await releaseFile(held)
      }
    }, 'content')
  }
}

const nameOf = (held: string): string => path.basename(held).slice(ID_LENGTH + 1)
const placeOf = (held: string): string => path.join(path.dirname(held), '..', nameOf(held))

async function heldIn(directory: string): Promise<string[]> {
  const folder = path.join(directory, HELD)
  const names = await readdir(folder).catch(unless('ENOENT'))
  return (names ?? []).map((name) => path.join(folder, name))
}

async function isNamedBy(
  payload: BasePayload,
  collection: CollectionSlug,
  held: string,
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
): Promise<boolean> {
  const where = { filename: { equals: nameOf(held) } }
  const { totalDocs } = await payload.count({ collection, where, trash: true, req: { transactionID } })
  return totalDocs > 0
}

/** What has the name now may be a later document's. What is gone was released just now. */
async function putBackIfMissing(held: string): Promise<void> {
  await link(held, placeOf(held)).catch(unless('EEXIST', 'ENOENT'))
}

/** Passes over errors of these codes. */
const unless =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? '')) throw error
  }
