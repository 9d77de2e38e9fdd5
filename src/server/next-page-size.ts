/** In this file of Next stands what asks (`IncrementalCache.set`). */
const ASKED_BY = /next-server\/app-page[\w-]*\.runtime/
/** Below this it does not matter. Bytes. */
const LARGE = 4096
/** Whoever has JSON made, what makes it, and this. */
const FRAMES = 4

/**
 * Keeps Next from writing the data of every page that it stores as JSON: a number for each byte, a quarter of the
 * time in which a page is rendered. It only asks for the length, which it heeds of fetched data alone
 * (16.4.6, `IncrementalCache.set`). Nobody else sees a difference. Decision 112.
 * The function returned ends this.
 */
export function sparePageSizes(): () => void {
  const plain = Buffer.prototype.toJSON
  Buffer.prototype.toJSON = function toJSON(this: Buffer) {
    return this.length >= LARGE && ASKED_BY.test(callers()) ? { type: 'Buffer', data: [] } : plain.call(this)
  }
  return () => {
    Buffer.prototype.toJSON = plain
  }
}

function callers(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = FRAMES
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return stack
}
