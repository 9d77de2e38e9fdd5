import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readSigned, signed } from '@/content/signed'
import { weeklyPath } from '@/domain/owners/paths'
import type { Language } from '@/i18n/languages'
import { env } from '@/lib/env'

const USE = 'weekly mail'
const link = z.object({ owner: z.number().int().positive(), to: z.string() })

/** What an address is known again by in a link, which others may come to read. */
export const addressMark = (email: string): string => createHash('sha256').update(email).digest('base64url').slice(0, 16)

/**
 * The address by which whoever reads the weekly mail says whether they want it, and mail programs end it. Its page is in
 * the language that is given, else in that of the owner.
 */
export const weeklyHref = ({ email, language = null, owner }: { owner: number; email: string; language?: Language | null }): string =>
  new URL(weeklyPath(signed(USE, { owner, to: addressMark(email) }), language), env().SITE_URL).href

/** Whose address that is: the owner's row and the mark of the address written to; null for any other text. */
export const readWeeklyKey = (text: string): { owner: number; to: string } | null => {
  const read = link.safeParse(readSigned(USE, text))
  return read.success ? read.data : null
}
