import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { canEditListingOf } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { readerLanguage } from '@/i18n/languages'
import { speech, type Speech } from '@/i18n/translator'
import { idOf } from '@/lib/documents'
import styles from './ListingStatistics.module.css'

/**
 * What a tab says of the property at hand to whoever looks after it, in their language; to others that it is
 * not for them, and nothing of one that is not stored.
 */
export async function ofOwnListing(
  { i18n: { language }, id, payload, user }: UIFieldServerProps,
  draw: (property: number, words: Speech) => Promise<ReactNode>,
): Promise<ReactNode> {
  const number = idOf(id)
  const asked = { collection: 'properties', depth: 0, select: { agency: true }, trash: true, disableErrors: true } as const
  const row = number === null ? null : await payload.findByID({ ...asked, id: number })
  if (!row) return null
  if (!canEditListingOf(user, idOf(row.agency))) return <p className="field-type">{adminMessage('properties.ofAgency', language)}</p>
  const view = await draw(row.id, await speech(readerLanguage(language)))
  return view && <div className={styles.site}>{view}</div>
}
