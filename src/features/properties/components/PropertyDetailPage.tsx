import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Gallery } from '@/ui/Gallery'
import { Placeholder } from '@/ui/Placeholder'
import { Section } from '@/ui/Section'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { BottomBar } from './BottomBar'
import { ContactCard } from './ContactCard'
import { DetailHeader } from './DetailHeader'
import { DetailSections } from './DetailSections'
import { DetailTools } from './DetailTools'
import { DetailTop } from './DetailTop'
import { KeyFacts } from './KeyFacts'
import { OptionNotice } from './OptionNotice'
import { ShareMenu } from './ShareMenu'
import { SimilarGrid } from './SimilarGrid'
import { TYPE_ICON_NAMES } from '@/features/search/components/type-icon-name'
import styles from './PropertyDetailPage.module.css'

interface PropertyDetailPageProps {
  view: PropertyDetailView
  /** What other features put on the page; a part without anything to show is left out. */
  slots: { calculators?: ReactNode; map?: ReactNode }
}

/** Everything about one property that is for sale or for rent. Spec §1, §3. */
export function PropertyDetailPage({ view, slots }: PropertyDetailPageProps) {
  const t = useTranslations()
  return (
    <>
      <div className="wrap">
        <DetailTop {...view} />
      </div>
      <div className={styles.columns}>
        <div className={styles.pictures}>
          {view.pictures.length > 0 ? (
            <Gallery pictures={view.pictures} />
          ) : (
            <>
              <Placeholder icon={TYPE_ICON_NAMES[view.icon]} className={styles.placeholder} />
              <p className={`wrap ${styles.noPhotos}`}>{t('Detail.noPhotos')}</p>
            </>
          )}
        </div>
        <div className={styles.reading}>
          <DetailHeader view={view} />
          <DetailTools view={view} place="page" />
          {view.status === 'option' && <OptionNotice {...view} />}
          <KeyFacts facts={view.keyFacts} />
          <DetailSections view={view} slots={slots} />
        </div>
        <div className={styles.side}>
          <ContactCard view={view} />
        </div>
      </div>
      <div className={styles.end} id="similar">
        {view.similar.length > 0 && (
          <Section
            title={t('Detail.similar')}
            more={{ href: view.listHref, label: t(`List.${view.goal}All`) }}
            tinted
          >
            <SimilarGrid cards={view.similar} />
          </Section>
        )}
      </div>
      <ShareMenu {...view} />
      <BottomBar {...view} />
    </>
  )
}
