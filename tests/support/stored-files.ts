import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Cms } from './cms'

/** The names of all pictures, documents and videos on the disk, with those of their sizes. */
export async function storedFiles({ dir }: Cms): Promise<string[]> {
  const media = path.join(dir, 'media')
  const found = await readdir(media, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((one) => one.isFile()).map(({ name }) => name).sort()
}
