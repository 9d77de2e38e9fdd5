import 'server-only'
import { executeAuthStrategies } from 'payload'
import type { User } from '@/payload-types'
import type { PreviewTarget } from '@/routes/preview-path'
import { readsNewestVersion } from '@/cms/access/newest-version'
import { canEnterAdmin } from '@/cms/access/roles'
import { cms } from '../client'
import { isSignedPreview } from '@/cms/access/preview-signature'

/** Why somebody may see a draft. `until` is when the link expires, in milliseconds. */
export type Admission = { by: 'account' } | { by: 'link'; until: number }

/** What a signed address adds to the path. */
interface Signature {
  until: string | null
  signature: string | null
}

/**
 * Lets staff who are signed in see a draft that they may read, and whoever holds a link that was signed for it and
 * has not expired; null for everybody else. Spec §2, "preview".
 */
export async function admitToPreview(
  target: PreviewTarget,
  headers: Headers,
  { until, signature }: Signature,
): Promise<Admission | null> {
  const user = await staffAsking(headers)
  const { collection, id } = target
  if (user && (await readsNewestVersion({ payload: await cms(), user }, collection, id))) return { by: 'account' }
  if (!isSignedPreview(target, until, signature)) return null
  return { by: 'link', until: Number(until) }
}

/** Who asks, where they are signed in as staff; else null. */
export async function staffAsking(headers: Headers): Promise<User | null> {
  // Payload's `auth` works out every permission beside: too slow for each key that is typed.
  const { user } = await executeAuthStrategies({ headers, payload: await cms() })
  return user && canEnterAdmin(user) ? (user) : null
}
