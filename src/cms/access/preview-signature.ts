import { createHmac } from 'node:crypto'
import { DAY_MS } from '@/lib/day-ms'
import { env } from '@/lib/env'
import { isSameSecret } from '@/lib/same-secret'
import { previewPathOf, type PreviewTarget } from '@/routes/preview-path'

/**
 * The address of a draft for somebody without an account: signed, and void after `until`
 * (milliseconds; a day from now). Spec §2, "preview".
 */
export function signedPreview(target: PreviewTarget, until = Date.now() + DAY_MS): string {
  const path = previewPathOf(target)
  return `${path}?until=${until}&signature=${sign(path, until)}`
}

/** Whether a signature was made here for this draft and has not expired. Anything else is false. */
export function isSignedPreview(
  target: PreviewTarget,
  until: string | null,
  signature: string | null,
  now = Date.now(),
): boolean {
  const end = Number(until)
  if (!signature || !Number.isSafeInteger(end) || end < now) return false
  return isSameSecret(signature, sign(previewPathOf(target), end))
}

const sign = (path: string, until: number): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`preview ${until} ${path}`).digest('base64url')
