import type { DateFieldServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { deletedForGoodAt, isOffered } from '@/domain/bin/days'
import { longDay } from '../dates/written-dates'

/** Says of what lies in the bin when it is deleted for good; nothing of anything else. */
export function BinField({ data, i18n: { language } }: DateFieldServerProps) {
  const at = deletedForGoodAt(data.deletedAt)
  if (at === null) return null
  const words = isOffered(data)
    ? adminMessage('bin.offered', language)
    : adminMessage('bin.until', language, { date: longDay(new Date(at), language) })
  return <p className="bin-until">{words}</p>
}
