import type { FeedSource } from './check/source'
import type { ImportOptions } from './options'
import type { ImportResult } from './result'
import type { Run } from './write/runs'

/** An import at work: what was asked, whose feed it is, its run, and what is told of it, which is filled in as it goes. */
export interface ImportJob<Source extends FeedSource = FeedSource & { id: number }> {
  options: ImportOptions
  source: Source
  run: Run
  result: ImportResult
}
