import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { AgencyMentions } from '@/ui/AgencyMentions'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { DetailSection } from '@/ui/DetailSection'
import { Gallery } from '@/ui/Gallery'
import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import { Placeholder } from '@/ui/Placeholder'
import { LanguageNote } from '@/ui/LanguageNote'
import { RichText } from '@/ui/RichText'
import { Section } from '@/ui/Section'
import { TownLine } from '@/ui/TownLine'
import type { ProjectDetailView } from '@/domain/projects/views'
import { ProjectFacts } from './ProjectFacts'
import { ProjectGrid } from './ProjectGrid'
import { ProjectConstructions } from './ProjectConstructions'
import { ProjectContact } from './ProjectContact'
import { ProjectDocuments } from './ProjectDocuments'
import { UnitList } from './UnitList'
import { UnitProgress } from './UnitProgress'
import styles from './ProjectDetailPage.module.css'

interface ProjectDetailPageProps {
  project: ProjectDetailView
  /** Where it stands, on a map. */
  map?: ReactNode
}

/** Everything about one development and its units. Spec §2, §3. */
export function ProjectDetailPage({ project, map }: ProjectDetailPageProps) {
  const t = useTranslations('Projects')
  const texts = [
    { title: t('description'), text: project.description },
    { title: t('situation'), text: project.situation },
    { title: t('technical'), text: project.technical },
  ].flatMap(({ title, text }) => (text ? [{ title, text }] : []))
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={project.breadcrumb} />
      </div>
      {project.pictures.length > 0 ? (
        <Gallery pictures={project.pictures} />
      ) : (
        <>
          <Placeholder icon="building-2" className={styles.placeholder} />
          <p className={`wrap ${styles.noPhotos}`}>{t('noPhotos')}</p>
        </>
      )}
      <div className={`wrap ${styles.page}`}>
        <header className={styles.header}>
          <h1>
            <LongText text={project.name} />
          </h1>
          <p>
            {project.address && (
              <>
                <LocalText text={project.address} />,{' '}
              </>
            )}
            <TownLine place={project} />
          </p>
        </header>
        <ProjectFacts project={project} />
        <DetailSection title={t('units')}>
          {!project.soldOut && <UnitProgress goal={project.goal} progress={project.progress} />}
          <UnitList units={project.units} />
        </DetailSection>
        <div className={styles.texts}>
          {texts.map(({ text, title }) => (
            <DetailSection key={title} title={title}>
              <LanguageNote languages={[text.lang]} />
              <RichText text={text} level={3} />
            </DetailSection>
          ))}
          {project.constructions.length > 0 && (
            <DetailSection title={t('constructions')}>
              <ProjectConstructions constructions={project.constructions} />
            </DetailSection>
          )}
        </div>
        {map && <DetailSection title={t('map')}>{map}</DetailSection>}
        <DetailSection title={t('documents')}>
          <ProjectDocuments project={project} />
        </DetailSection>
        <ProjectContact project={project} />
        {project.agency && (
          <DetailSection title={project.agency.name}>
            <AgencyMentions agency={project.agency} />
          </DetailSection>
        )}
      </div>
      {project.similar.length > 0 && (
        <Section title={t('similar')} tinted>
          <ProjectGrid cards={project.similar} />
        </Section>
      )}
    </>
  )
}
