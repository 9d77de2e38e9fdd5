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
  const subject = encodeURIComponent(t('documentsSubject', { name: name.text, id: String(reference) }))
  const letter = agency?.email ? `mailto:${agency.email}?subject=${subject}` : null
  if (documents.length === 0) return <NoDocuments href={forms['contact-construction'] ?? letter} />
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

/** Where there is nothing to send yet one asks to hear of it; without a form or an address there is nobody to ask. */
function NoDocuments({ href }: { href: string | null }) {
  const t = useTranslations('Projects')
  if (href === null) return <p>{t('noDocuments')}</p>
  return (
    <div className={styles.documents}>
      <p>
        {t('noDocuments')} {t('noDocumentsText')}
      </p>
      <p>
        <a className={buttons.secondary} href={href} rel="nofollow">
          <Icon name="mail" />
          {t('ask')}
        </a>
      </p>
    </div>
  )
}
