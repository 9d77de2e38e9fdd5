import { useTranslations } from 'next-intl'
import { AgencyMentions } from '@/ui/AgencyMentions'
import { Breadcrumb } from '@/ui/Breadcrumb'
import buttons from '@/ui/Button.module.css'
import { DetailSection } from '@/ui/DetailSection'
import { Gallery } from '@/ui/Gallery'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import { Placeholder } from '@/ui/Placeholder'
import { Prose } from '@/ui/Prose'
import { Section } from '@/ui/Section'
import type { ProjectDetailView } from '@/features/properties/views'
import { ProjectFacts } from './ProjectFacts'
import { ProjectGrid } from './ProjectGrid'
import { UnitTable } from './UnitTable'
import styles from './ProjectDetailPage.module.css'

/** Everything about one development and its units. Spec §2, §3. */
export function ProjectDetailPage({ project }: { project: ProjectDetailView }) {
  const t = useTranslations('Projects')
  const texts = [
    { title: t('description'), html: project.description },
    { title: t('situation'), html: project.situation },
    { title: t('technical'), html: project.technical },
  ]
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={project.breadcrumb} />
      </div>
      {project.pictures.length > 0 ? (
        <Gallery pictures={project.pictures} />
      ) : (
        <Placeholder icon="building-2" className={styles.placeholder} />
      )}
      <div className={`wrap ${styles.page}`}>
        <header className={styles.header}>
          <h1>
            <LocalText text={project.name} />
          </h1>
          <p>
            {project.address && (
              <>
                <LocalText text={project.address} />,{' '}
              </>
            )}
            {project.zip} {project.city && <LocalText text={project.city} />}
          </p>
        </header>
        <ProjectFacts project={project} />
        <DetailSection title={t('units')}>
          {project.units.length > 0 ? (
            <UnitTable units={project.units} />
          ) : (
            <p className={styles.none}>{t('noUnits')}</p>
          )}
        </DetailSection>
        {texts.map(
          ({ title, html }) =>
            html && (
              <DetailSection key={title} title={title}>
                <Prose html={html} />
              </DetailSection>
            ),
        )}
        {project.externalUrl && (
          <p className={styles.external}>
            <a
              className={buttons.secondary}
              href={project.externalUrl}
              target="_blank"
              rel="noopener"
            >
              {t('website')}
              <Icon name="external-link" />
            </a>
          </p>
        )}
        {project.agency && (
          <DetailSection title={project.agency.name}>
            <AgencyMentions agency={project.agency} />
          </DetailSection>
        )}
      </div>
      {project.similar.length > 0 && (
        <Section title={t('others')} tinted>
          <ProjectGrid cards={project.similar} />
        </Section>
      )}
    </>
  )
}
