import { useTranslations } from 'next-intl'
import { wordFor } from '@/i18n/word'
import { AgencyMentions } from '@/ui/AgencyMentions'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { DetailSection } from '@/ui/DetailSection'
import { Gallery } from '@/ui/Gallery'
import { Placeholder } from '@/ui/Placeholder'
import { Prose } from '@/ui/Prose'
import { Section } from '@/ui/Section'
import type { FactView, PropertyDetailView } from '../views'
import { BottomBar } from './BottomBar'
import { ContactCard } from './ContactCard'
import { DetailHeader } from './DetailHeader'
import { EnergySection } from './EnergySection'
import { FactList } from './FactList'
import { KeyFacts } from './KeyFacts'
import { MediaLinks } from './MediaLinks'
import { Nearby } from './Nearby'
import { PlanningSection } from './PlanningSection'
import { PropertyGrid } from './PropertyGrid'
import { TYPE_ICON_NAMES } from './type-icon-name'
import styles from './PropertyDetailPage.module.css'

// These groups are drawn by a section of their own.
const DRAWN = ['energy', 'planning']

/** Everything about one property that is for sale or for rent. Spec §1, §3. */
export function PropertyDetailPage({ view }: { view: PropertyDetailView }) {
  const t = useTranslations()
  const factsOf = (group: string): FactView[] =>
    view.groups.find((candidate) => candidate.group === group)?.facts ?? []
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={view.breadcrumb} />
      </div>
      {view.pictures.length > 0 ? (
        <Gallery pictures={view.pictures} />
      ) : (
        <Placeholder icon={TYPE_ICON_NAMES[view.icon]} className={styles.placeholder} />
      )}
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.reading}>
            <DetailHeader view={view} />
            <KeyFacts facts={view.keyFacts} />
            {view.description && (
              <DetailSection title={t('Detail.description')}>
                <Prose html={view.description} />
              </DetailSection>
            )}
            {view.groups
              .filter(({ group, facts }) => !DRAWN.includes(group) && facts.length > 0)
              .map(({ group, facts }) => (
                <DetailSection key={group} title={wordFor(t, `FactGroups.${group}`) ?? ''}>
                  <FactList facts={facts} />
                </DetailSection>
              ))}
            <EnergySection view={view} facts={factsOf('energy')} />
            <PlanningSection view={view} facts={factsOf('planning')} />
            <MediaLinks videos={view.videos} virtualTour={view.virtualTour} />
            <Nearby places={view.pointsOfInterest} />
            {view.agency && (
              <DetailSection title={view.agency.name}>
                <AgencyMentions agency={view.agency} />
              </DetailSection>
            )}
          </div>
          <div className={styles.side}>
            <ContactCard {...view} />
          </div>
        </div>
      </div>
      <div className={styles.end}>
        {view.similar.length > 0 && (
          <Section
            title={t('Detail.similar')}
            more={{ href: view.listHref, label: t(`List.${view.goal}All`) }}
            tinted
          >
            <PropertyGrid cards={view.similar} columns={4} />
          </Section>
        )}
      </div>
      <BottomBar agency={view.agency} contact={view.contact} />
    </>
  )
}
