import { DAY_MS } from '@/lib/day-ms'

/** What a key opens: the form for a first password, the one for a new password, the portal itself. */
export const OWNER_KEYS = ['invitation', 'reset', 'session'] as const
export type OwnerKeyKind = (typeof OWNER_KEYS)[number]

/** The kinds that a mail brings. */
export const MAILED_KEYS = ['invitation', 'reset'] as const satisfies readonly OwnerKeyKind[]
export type MailedKeyKind = (typeof MAILED_KEYS)[number]

const HOUR_MS = 60 * 60 * 1000

/** How long a key holds from the moment it was made, in milliseconds; of a session, at most. Spec §2, "Route table". */
export const KEY_LIVES_MS = { invitation: 7 * DAY_MS, reset: HOUR_MS, session: 30 * DAY_MS } as const satisfies Record<OwnerKeyKind, number>

/** A session that nobody used for this long has ended, in milliseconds. */
export const IDLE_MS = 12 * HOUR_MS

/** How far somebody is with their account. */
export type AccountStage = 'new' | 'invited' | 'ready' | 'used'

type AccountMoments = Partial<Record<'invitedAt' | 'passwordAt' | 'signedInAt', string | null>>

/** How far an owner is, by what is known of the account (ISO moments, null for never). */
export function accountStage({ invitedAt, passwordAt, signedInAt }: AccountMoments): AccountStage {
  if (signedInAt) return 'used'
  if (passwordAt) return 'ready'
  return invitedAt ? 'invited' : 'new'
}
