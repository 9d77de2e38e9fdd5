import path from 'node:path'
import type { UploadConfig } from 'payload'
import { isHere } from './local-copy'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Answers "not found" for a file that is not in the folder, for which Payload answers with an error
 * of the server; leaves everything else to Payload.
 */
export const notFoundIfMissing =
  (directory: string): FileHandler =>
  (_req, { params: { filename } }) =>
    // Payload goes on where there is no answer, which its type calls nothing at all.
    answer(path.join(directory, path.basename(filename))) as Promise<Response>

const answer = async (file: string): Promise<Response | undefined> =>
  (await isHere(file)) ? undefined : new Response(null, { status: 404 })
