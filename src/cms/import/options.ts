import type { BasePayload } from 'payload'
import type { ReadFile } from './read-file'

export type Phase = 'pictures' | 'documents' | 'projects' | 'properties'

export interface ImportOptions {
  payload: BasePayload
  /** The feed's file as text. */
  text: string
  /** The name of the import source. */
  source: string
  /** Whether more than a fifth of the source may be withdrawn. */
  allowWithdraw: boolean
  /** What the run is called in the admin. */
  fileName: string
  /** The folder that relative addresses of pictures and documents start from. */
  folder: string
  /** Reads pictures and documents instead of the folder and the source's allowed hosts. */
  readPicture?: ReadFile
  onProgress?: (phase: Phase, done: number, total: number) => void
  /** Stops the import between two batches; the next one completes it. */
  signal?: AbortSignal
}
