import 'server-only'
import type { BasePayload } from 'payload'
import { committedSql } from '@/cms/database/sql'
import { readHistoryStates } from '@/cms/history/events'
import { readHistory } from '@/cms/history/read-history'
import { momentLine } from '@/domain/appointments/moment-words'
import type { HistoryView } from '@/domain/history/views'
import { daysBefore, type WeekDue } from '@/domain/history/week'
import { documentName, documentStateWords, happenedWords } from '@/domain/history/words'
import { ownerPath } from '@/domain/owners/paths'
import { formatDate, formatNumber } from '@/i18n/format'
import type { Speech } from '@/i18n/translator'
import { env } from '@/lib/env'
import type { LetterCard } from './letter-view'
import { propertyTitlesIn } from './queries'
import type { WeeklyNews } from './letters-weekly'
import { readWeekFigures, WEEK_FIGURES, type WeekFigures } from './queries-week-figures'

interface WeekAsked {
  /** Rows. */
  properties: readonly number[]
  words: Speech
  due: WeekDue
  now: Date
}

const NONE = Object.fromEntries(WEEK_FIGURES.map((name) => [name, { week: 0, before: 0 }])) as WeekFigures

/** What the properties of an owner that visitors see did in a week, in words; null where there is none. */
export async function weekOf(payload: BasePayload, { due, now, properties, words }: WeekAsked): Promise<Omit<WeeklyNews, 'name' | 'manageHref'> | null> {
  const states = await readHistoryStates({ payload, sql: committedSql(payload) }, properties)
  const shown = properties.filter((row) => states.get(row)?.isPublic)
  if (shown.length === 0) return null
  const { language } = words
  const [histories, figures, titles] = await Promise.all([
    readHistory(payload, { properties: shown, now }),
    readWeekFigures(payload, shown, due.monday),
    propertyTitlesIn(payload, shown, language),
  ])
  const { first, last } = daysBefore(due.monday)
  const portalHref = new URL(ownerPath(language, 'properties'), env().SITE_URL).href
  const cards = shown.flatMap((row): LetterCard[] => {
    const [history, named] = [histories.get(row), titles.get(row)]
    if (!history || !named) return []
    const facts = [...figureLines(figures.get(row) ?? NONE, words), ...newsLines(history, { first, last }, words)]
    return [{ label: words.t('Mail.weekly.reference', { number: String(named.number) }), title: named.title, price: '', facts, href: portalHref }]
  })
  return { cards, portalHref, first: formatDate(first, language) ?? '', last: formatDate(last, language) ?? '' }
}

const figureLines = (figures: WeekFigures, { language, t }: Speech): string[] =>
  WEEK_FIGURES.map((name) => {
    const [count, before] = [figures[name].week, figures[name].before].map((number) => formatNumber(number, language))
    return t(`Mail.weekly.${name}`, { count: count ?? '', before: before ?? '' })
  })

/** What changed in the week, which visits are to come, and which documents ask for something. */
function newsLines({ documents, perMonth, planned, timeline }: HistoryView, { first, last }: { first: string; last: string }, words: Speech): string[] {
  const { language, t } = words
  const pair = (label: string, value: string): string => t('Words.pair', { label, value })
  const changed = timeline
    .flatMap(({ days }) => days)
    .filter(({ day }) => day >= first && day <= last)
    .flatMap(({ day, items }) => items.filter(({ kind }) => kind !== 'entered').map((item) => pair(formatDate(day, language) ?? '', happenedWords(item, perMonth, words))))
  const visits = planned.map((at) => t('Mail.weekly.planned', { moment: momentLine(Date.parse(at), language) }))
  const asked = documents.filter(({ state }) => state === 'expiring' || state === 'expired')
  return [...changed, ...visits, ...asked.map((one) => pair(documentName(one, words), documentStateWords(one, words)))]
}
