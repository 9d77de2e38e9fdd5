import { pickText, type Language } from '@/i18n/languages'
import { docIn, isDoc, numberIn, textsIn, type Doc } from '@/lib/documents'
import { fold } from '@/lib/fold'
import { comparedKind, type ComparedKind } from './display-fields'
import { PROPERTY_FIELDS } from './fields'
import { goalOf } from './goal'
import { regionOf } from './region'

/** What is compared: null is nothing there, undefined what cannot be read as its kind. */
export type ComparedValue = number | string | null | undefined

const YES = ['yes', 'ja', 'oui']
const NO = ['no', 'nee', 'non', 'nein']

/** One separator and at most two digits after it: `250.000` would be read as 250. */
const NUMBER = /^-?\d+(?:[.,]\d{1,2})?$/
const DAY = /^\d{4}-\d{2}-\d{2}/

const NUMBERED_BY: Record<string, string> = {
  type: 'typeId',
  agency: 'agencyId',
  project: 'listingId',
}

function dayOf(text: string): ComparedValue {
  const day = DAY.exec(text)?.[0]
  const date = new Date(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day ?? '?')
  return isReal ? day : undefined
}

function answerOf(text: string): ComparedValue {
  const answer = text.toLowerCase()
  if (YES.includes(answer)) return 'yes'
  return NO.includes(answer) ? 'no' : undefined
}

/**
 * What somebody wrote to compare with: numbers with a comma or a point, days as 2026-05-01, yes
 * and no in any language, codes as they are, texts without case and accents. Blank gives null, what
 * is not of the kind undefined.
 */
export function writtenValue(written: unknown, kind: ComparedKind): ComparedValue {
  if (written === null || written === undefined) return null
  if (typeof written !== 'string') return undefined
  const text = written.trim()
  if (text === '') return null
  if (kind === 'number') return NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined
  if (kind === 'date') return text.length === '2026-05-01'.length ? dayOf(text) : undefined
  if (kind === 'yesNo') return answerOf(text)
  return kind === 'text' ? fold(text) : text
}

/** The parts of a list that somebody wrote, between semicolons if there are any, else commas. */
export const writtenList = (written: unknown, kind: ComparedKind): ComparedValue[] =>
  typeof written === 'string'
    ? written
        .split(written.includes(';') ? ';' : ',')
        .filter((part) => part.trim() !== '')
        .map((part) => writtenValue(part, kind))
    : [writtenValue(written, kind)]

function ofKind(value: unknown, kind: ComparedKind): ComparedValue {
  if (value === null || value === undefined) return null
  if (kind === 'number') {
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  if (kind === 'yesNo' && typeof value === 'boolean') return value ? 'yes' : 'no'
  if (kind === 'date' && typeof value === 'string') return value.trim() === '' ? null : dayOf(value)
  return writtenValue(value, kind)
}

function textOf(doc: Doc, name: string, language: Language): ComparedValue {
  const value = doc[name]
  if (value === null || value === undefined) return null
  if (!isDoc(value)) return undefined
  return writtenValue(pickText(textsIn(doc, name), language)?.text, 'text')
}

/**
 * What a property, read in every language, holds under a name that conditions can look at. Of a
 * localized text it is the one that visitors of the language read. A price that is not published
 * is nothing: nobody is to find it out by what else is shown. Spec §3, §5.
 */
export function storedValue(doc: Doc, name: string, language: Language): ComparedValue {
  const kind = comparedKind(name)
  if (!kind) return undefined
  if (name === 'region') return regionOf({ countryId: textOrNull(doc.countryId), zip: doc.zip })
  if (name === 'goal') return goalOf(textOrNull(doc.goal)) === 'sale' ? '0' : '1'
  if (name === 'price' && doc.publishPrice !== true) return null
  const number = NUMBERED_BY[name]
  if (number !== undefined) {
    if (doc[name] === null || doc[name] === undefined) return null
    const related = docIn(doc, name)
    return related ? (numberIn(related, number) ?? undefined) : undefined
  }
  const localized = PROPERTY_FIELDS.find((field) => field.name === name)?.localized
  return localized ? textOf(doc, name, language) : ofKind(doc[name], kind)
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
