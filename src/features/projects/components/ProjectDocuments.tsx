import { useTranslations } from 'next-intl'
import { LANGUAGE_NAMES } from '@/i18n/languages'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import type { ProjectDetailView } from '@/domain/projects/views'
import styles from './ProjectDocuments.module.css'

/** The documents of a development: named here, sent by the agency on request. Spec §2; §8. */
export function ProjectDocuments({ project }: { project: ProjectDetailView }) {
  const t = useTranslations('Projects')
  const { agency, documents, forms, name, reference } = project
  if (documents.length === 0) return <p>{t('noDocuments')}</p>
  const subject = encodeURIComponent(t('documentsSubject', { name: name.text, id: String(reference) }))
  const letter = agency?.email ? `mailto:${agency.email}?subject=${subject}` : null
  const href = forms['document-request'] ?? letter
  return (
    <div className={styles.documents}>
      <ul>
        {documents.map((document, index) => (
          <li key={index} lang={document.language ?? undefined}>
            <Icon name="file-text" />
            {document.name}
            {document.language && <span className={styles.language}>{LANGUAGE_NAMES[document.language]}</span>}
          </li>
        ))}
      </ul>
      <p>{t('documentsText')}</p>
      {href && (
        <p>
          <a className={buttons.secondary} href={href} rel="nofollow">
            <Icon name="mail" />
            {t('askDocuments')}
          </a>
        </p>
      )}
    </div>
  )
}
