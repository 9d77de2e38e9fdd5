import type { BasePayload } from 'payload'
import type { WebAccess } from './files/web-client'

export type Phase = 'projects' | 'properties' | 'files'

export interface ImportOptions {
  payload: BasePayload
  /** The feed's file: its bytes, or the text of one that was never a file. */
  text: string | Uint8Array
  /** The name of the import source. */
  source: string
  /** Whether more than two listings and more than a fifth of the source, or all of it, may be withdrawn. */
  allowWithdraw: boolean
  /** What the run is called in the admin. */
  fileName: string
  /** The folder that relative addresses of pictures and documents start from. */
  folder: string
  /** Makes pictures and documents, instead of the folder and the source's allowed hosts. */
  makeFile?: (address: string) => Promise<Buffer>
  /** How the web is asked, where it differs from what is safe. */
  web?: Partial<WebAccess>
  onProgress?: (phase: Phase, done: number, total: number) => void
  /** Stops the import between two batches; the next one completes it. */
  signal?: AbortSignal
}
