import { dateFormats, formatDate } from '@/i18n/format'
import type { Language } from '@/i18n/languages'

const months = dateFormats({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * The last day by which a building is handed over, `2027-09-30` for `2027-09` too; null where staff
 * wrote it in other words.
 */
export function deliveryDay(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])(?:-(\d{2}))?/.exec(text ?? '') ?? []
  if (!year || !month) return null
  const last = new Date(Date.UTC(Number(year), Number(month) - (day ? 1 : 0), Number(day ?? 0)))
  return last.toISOString().slice(0, 10)
}

/**
 * When a building is handed over, in the words of the language: a day (`2027-09-30`) as a date, a
 * month (`2027-09`) as `september 2027`; anything else, such as a quarter, as staff wrote it.
 * Spec §3, "Project".
 */
export function deliveryText(text: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return formatDate(text, language) ?? text
  const month = /^\d{4}-\d{2}$/.test(text) ? new Date(`${text}-01`) : null
  if (!month || Number.isNaN(month.getTime())) return text
  return months(language)(month)
}
