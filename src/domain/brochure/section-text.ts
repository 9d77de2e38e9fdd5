import { distanceText } from '@/domain/properties/distance-text'
import { sectionsOf, type DetailSectionName } from '@/domain/properties/detail-sections'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { carriesFloodSymbol } from '@/domain/properties/flood-score'
import { mobilityName, placeWords } from '@/domain/properties/detail-surroundings'
import { priceText, priceWithVatText } from '@/domain/properties/price'
import { formatNumber } from '@/i18n/format'
import type { Speech } from '@/i18n/translator'
import { wordFor } from '@/i18n/word'
import { factLine } from './fact-text'
import type { BrochureLine, BrochureSection } from './views'

/** Sections with a place of their own on the sheet, or none on paper. */
const ELSEWHERE: ReadonlySet<DetailSectionName> = new Set(
  ['description', 'plans', 'media', 'documents', 'calculators', 'agency'] as const,
)
const WIDE: ReadonlySet<DetailSectionName> = new Set(['planning', 'lifeAnnuity', 'certificates', 'availability'] as const)

/** The sections of facts of the page, in its order and in words. Spec §3. */
export function sectionText(view: PropertyDetailView, speech: Speech): BrochureSection[] {
  const names = sectionsOf(view, { hasMap: false, hasCalculators: false })
  return names
    .filter((name) => !ELSEWHERE.has(name))
    .map((name) => ({
      name,
      title: titleOf(name, speech),
      lines: linesOf(name, view, speech),
      wide: WIDE.has(name),
      notice: name === 'energy' && view.renovationDuty ? dutyNotice(view, speech) : null,
    }))
    .filter(({ lines, notice }) => lines.length > 0 || notice !== null)
}

const titleOf = (name: DetailSectionName, { t }: Speech): string =>
  name === 'energy' ? t('Energy.title') : (wordFor(t, `FactGroups.${name}`) ?? '')

const dutyNotice = ({ renovationYears: years }: PropertyDetailView, { t }: Speech) => ({
  title: t('Energy.duty'),
  text: years === null ? t('Energy.dutyTextOpen') : t('Energy.dutyText', { years }),
})

function linesOf(
  name: DetailSectionName,
  view: PropertyDetailView,
  speech: Speech,
): BrochureLine[] {
  const group = view.groups.find((one) => one.group === name)
  const facts = (group?.facts ?? []).flatMap((fact) => factLine(fact, speech) ?? [])
  if (name === 'finance') return [priceLine(view, speech), ...facts, ...depositLine(view, speech)]
  if (name === 'planning') {
    return [...planningLines(view, speech), ...facts, ...floodLines(view, speech)]
  }
  if (name === 'surroundings') return [...facts, ...nearbyLines(view, speech)]
  return facts
}

function priceLine({ goal, price }: PropertyDetailView, speech: Speech) {
  const name = speech.t(goal === 'sale' ? 'Facts.price' : 'Finance.rent')
  const value = [priceText(price, speech), priceWithVatText(price, speech)].filter(Boolean).join(', ')
  return { name, value }
}

function depositLine({ depositMonths: months, region }: PropertyDetailView, { t }: Speech) {
  if (months === null || region === null || region === 'luxembourg') return []
  return [{ name: t('Facts.depositAmount'), value: t(`Finance.deposit.${region}`, { months }) }]
}

const planningLines = ({ planning }: PropertyDetailView, { t }: Speech): BrochureLine[] =>
  planning.flatMap(({ fact, code }) => {
    const sentence = wordFor(t, `Planning.${fact}.${code}`)
    if (sentence === null) return []
    return [{ name: wordFor(t, `Facts.${fact}`) ?? '', value: `${sentence}.` }]
  })

function floodLines({ flood }: PropertyDetailView, { t }: Speech): BrochureLine[] {
  const scores = [
    { name: t('Facts.floodPScore'), score: flood?.parcel },
    { name: t('Facts.floodGScore'), score: flood?.building },
  ]
  return scores.flatMap(({ name, score }) => {
    if (!score) return []
    const meaning = `${score} – ${t(`Flood.${score}`)}.`
    if (!carriesFloodSymbol(score)) return [{ name, value: meaning }]
    return [{ name, value: `${meaning} ${t('FloodSymbolNote')}.`, sign: 'waves' }]
  })
}

function nearbyLines(view: PropertyDetailView, speech: Speech): BrochureLine[] {
  const { t, language } = speech
  const places = view.pointsOfInterest.map((place) => {
    const { name, kind } = placeWords(place, speech)
    const far = place.metres === null ? '' : distanceText(place.metres, language)
    // A row of a table has a cell beside its name, of which a voice says more than nothing.
    return { name, value: [kind, far].filter(Boolean).join(' · ') || '–' }
  })
  const scores = view.mobility.map(({ category, score }) => ({
    name: mobilityName(category, speech),
    value: t('Surroundings.score', { score: formatNumber(score, language) }),
  }))
  return [...places, ...scores]
}
