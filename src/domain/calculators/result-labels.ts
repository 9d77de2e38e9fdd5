import { formatDate } from '@/i18n/format'
import type { Language } from '@/i18n/languages'
import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import type messages from '@/i18n/messages/nl.json'
import { sourceFor } from './official-sites'
import type { Dated } from './rates'
import type { ResultLine } from './views'

/** The sentences of results, with `{holes}`: results are written in the browser too. */
export type ResultLabels = Record<keyof (typeof messages)['Calculators']['result'], string>

/** Words and how the language writes dates and numbers. */
export interface Wording {
  labels: ResultLabels
  language: Language
}

interface CostLine {
  label: string
  /** Euro; null where it cannot be calculated. */
  euro: number | null
  detail?: string
  rate?: Dated | null
}

/** A line of a result: an amount, how it came about, and by which rate since when. */
export function resultLine(
  { detail, euro, label, rate }: CostLine,
  { language, labels }: Wording,
): ResultLine {
  const date = rate && formatDate(rate.validFrom, language)
  return {
    label,
    amount: euro === null ? labels.unknown : formatEuro(euro),
    detail: detail ?? null,
    since: date ? filled(labels.since, { date }) : null,
    source: rate ? sourceOf(rate.source, language) : null,
  }
}

function sourceOf(href: string, language: Language): ResultLine['source'] {
  const url = sourceFor(href, language)
  return url && { href: url.href, host: url.host.replace(/^www\./, '') }
}
