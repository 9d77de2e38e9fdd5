import { useTranslations } from 'next-intl'
import { ProjectGrid } from '@/features/projects/components/ProjectGrid'
import { PropertyGrid } from '@/features/properties/components/PropertyGrid'
import { Prose } from '@/ui/Prose'
import { Section } from '@/ui/Section'
import type { HomeView } from '../views'
import { AgencyList } from './AgencyList'
import { HomeBanner } from './HomeBanner'
import styles from './HomePage.module.css'

/** The home screen: search, newest offers, why us, projects, agencies. Spec §2. */
export function HomePage({ view }: { view: HomeView }) {
  const t = useTranslations('Home')
  const { newest, why, projects, agencies } = view
  return (
    <>
      <HomeBanner view={view} />
      {newest.length > 0 && (
        <Section title={t('newest')} more={{ href: view.search.saleHref, label: t('allForSale') }}>
          <PropertyGrid cards={newest} columns={4} />
        </Section>
      )}
      {why && (
        <section className={styles.why}>
          <div className={`wrap ${styles.columns}`}>
            <Prose html={why} />
          </div>
        </section>
      )}
      {projects.length > 0 && (
        <Section
          title={t('projects')}
          more={{ href: view.projectsHref, label: t('allProjects') }}
        >
          <ProjectGrid cards={projects} />
        </Section>
      )}
      {agencies.length > 0 && (
        <Section title={t('agencies')} tinted>
          <AgencyList agencies={agencies} />
        </Section>
      )}
    </>
  )
}
