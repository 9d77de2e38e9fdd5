import { formatDate } from '@/i18n/format'
import type { Speech } from '@/i18n/translator'
import { formatEuro } from '@/lib/money'
import { localMoment, timeOf } from '../appointments/local-time'
import { LISTING_STATUSES } from '../properties/status'
import type { OwnerDocumentView } from './documents'
import type { HistoryItem } from './timeline'

/** What happened in words, without the agent's feedback; `perMonth` where its price is that of a month. Spec §1, "Visitors and owners". */
export function happenedWords(item: HistoryItem, perMonth: boolean, { t }: Speech): string {
  switch (item.kind) {
    case 'visit':
      return t('History.visit', { time: timeOf(localMoment(Date.parse(item.at)).minutes) })
    case 'published': {
      const price = amount(item.after, perMonth, t)
      return price ? t('History.publishedAt', { price }) : t('History.published')
    }
    case 'status': {
      const status = LISTING_STATUSES.find((one) => one === item.after) ?? 'available'
      return t(`History.status_${status}`)
    }
    case 'price':
      return changed('price', amount(item.before, perMonth, t), amount(item.after, perMonth, t), t)
    case 'annuityRent':
      return changed('annuity', amount(item.before, true, t), amount(item.after, true, t), t)
    case 'withdrawn':
    case 'entered':
      return t(`History.${item.kind}`)
    default:
      return item satisfies never
  }
}

function changed(what: 'price' | 'annuity', before: string, after: string, t: Speech['t']): string {
  if (!before) return t(`History.${what}Set`, { after })
  return after ? t(`History.${what}Changed`, { before, after }) : t(`History.${what}Gone`, { before })
}

/** An amount as stored in words, per month where it is due then; empty for none. */
function amount(euro: string | null, perMonth: boolean, t: Speech['t']): string {
  if (euro === null) return ''
  return [formatEuro(euro), perMonth && t('Price.perMonth')].filter(Boolean).join(' ')
}

/** What a document is called where the property stands. */
export const documentName = ({ document, region }: OwnerDocumentView, { t }: Speech): string =>
  document === 'energy' ? t('History.energy', { region: region ?? 'other' }) : t(`History.${document}`)

/** How a document stands, with its last day where that is known. */
export const documentStateWords = ({ state, until }: OwnerDocumentView, { language, t }: Speech): string =>
  t(`History.state_${state}`, { day: (until && formatDate(until, language)) ?? '' })
