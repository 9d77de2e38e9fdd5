import { existsSync } from 'node:fs'
import path from 'node:path'
import type { UploadConfig } from 'payload'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Answers "not found" for a file that is not in the folder, for which Payload answers with an error
 * of the server; leaves everything else to Payload.
 */
export const notFoundIfMissing =
  (directory: string): FileHandler =>
  (_req, { params: { filename } }) => {
    const there = existsSync(path.join(directory, path.basename(filename)))
    if (!there) return new Response(null, { status: 404 })
  }
