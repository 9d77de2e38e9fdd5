import path from 'node:path'
import type { UploadConfig } from 'payload'
import { TRY_AGAIN } from '@/lib/private'
import { isBucketAway } from './bucket'
import { isHere } from './local-copy'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Answers "not found" for a file that is not in the folder, for which Payload answers with an error
 * of the server, and "come again" while its bucket is away; leaves everything else to Payload.
 */
export const notFoundIfMissing =
  (directory: string): FileHandler =>
  (_req, { params: { filename } }) =>
    // Payload goes on where there is no answer, which its type calls nothing at all.
    answer(path.join(directory, path.basename(filename))) as Promise<Response>

async function answer(file: string): Promise<Response | undefined> {
  try {
    return (await isHere(file)) ? undefined : new Response(null, { status: 404 })
  } catch (error) {
    if (!isBucketAway(error)) throw error
    return new Response(null, { status: 503, headers: TRY_AGAIN })
  }
}
