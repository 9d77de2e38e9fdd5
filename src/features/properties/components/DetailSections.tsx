import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { wordFor } from '@/i18n/word'
import { DetailSection } from '@/ui/DetailSection'
import { detailParts, sectionsOf, type DetailPart } from '@/domain/properties/detail-sections'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { DetailSectionBody } from './DetailSectionBody'
import { OnThisPage } from './OnThisPage'
import styles from './DetailSections.module.css'

interface DetailSectionsProps {
  view: PropertyDetailView
  slots: { calculators?: ReactNode; map?: ReactNode }
}

/** What paper cannot show, or is asked for on the screen. */
const UNPRINTED: readonly DetailPart[] = ['media', 'documents']

/** The sections that have something to show, under plain headings, after the way to each. */
export function DetailSections({ view, slots }: DetailSectionsProps) {
  const t = useTranslations()
  const hasSlot = (slot: ReactNode): boolean => slot !== undefined && slot !== null
  const titleOf = (name: DetailPart): string => {
    if (name === 'description') return t('Detail.description')
    if (name === 'energy') return t('Energy.title')
    if (name === 'media') return t(`Detail.${mediaTitle(view)}`)
    return wordFor(t, `Sections.${name}`) ?? wordFor(t, `FactGroups.${name}`) ?? ''
  }
  const names = sectionsOf(view, {
    hasMap: hasSlot(slots.map),
    hasCalculators: hasSlot(slots.calculators),
  })
  const parts = detailParts(names).map((name) => ({ id: name, title: titleOf(name) }))
  return (
    <>
      <OnThisPage parts={parts} />
      <div className={styles.sections}>
        {parts.map(({ id, title }) =>
          id === 'calculators' ? (
            // They come with their own heading.
            <div key={id} id={id}>
              {slots.calculators}
            </div>
          ) : (
            <DetailSection key={id} id={id} title={title} unprinted={UNPRINTED.includes(id)}>
              <DetailSectionBody name={id} view={view} map={slots.map} />
            </DetailSection>
          ),
        )}
      </div>
    </>
  )
}

function mediaTitle({ videos, virtualTour }: PropertyDetailView): 'media' | 'tour' | 'video' {
  if (virtualTour && videos.length > 0) return 'media'
  return virtualTour ? 'tour' : 'video'
}
