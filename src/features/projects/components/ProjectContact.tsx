import { useTranslations } from 'next-intl'
import { formatPhone, telHref } from '@/lib/phone'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import type { ProjectDetailView } from '@/domain/projects/views'
import styles from './ProjectContact.module.css'

/** How to ask about a development, by which reference, and to reach the agency that sells it; nothing where neither is possible. Spec §3. */
export function ProjectContact({ project }: { project: ProjectDetailView }) {
  const [t, details] = [useTranslations('Projects'), useTranslations('Detail')]
  const { agency, name } = project
  const id = String(project.reference)
  const form = project.forms['contact-construction']
  const tel = telHref(agency?.phone)
  if (!form && !tel && !agency?.email) return null
  const subject = encodeURIComponent(t('contactSubject', { name: name.text, id }))
  return (
    <aside className={styles.contact} aria-label={t('contact')}>
      <div>
        <p className={styles.title}>{t('contact')}</p>
        <p className={styles.reference}>{details('reference', { id })}</p>
      </div>
      <div className={styles.actions}>
        {tel && (
          <a className={buttons.primary} href={tel}>
            <Icon name="phone" />
            {formatPhone(agency?.phone)}
          </a>
        )}
        {form ? (
          <a className={buttons.secondary} href={form} rel="nofollow">
            <Icon name="mail" />
            {t('ask')}
          </a>
        ) : (
          agency?.email && (
            <a className={buttons.secondary} href={`mailto:${agency.email}?subject=${subject}`}>
              <Icon name="mail" />
              {agency.email}
            </a>
          )
        )}
      </div>
    </aside>
  )
}
