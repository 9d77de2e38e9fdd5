import { useLocale, useTranslations } from 'next-intl'
import { formatBytes } from '@/i18n/format-bytes'
import { LANGUAGE_NAMES } from '@/i18n/languages'
import { mailtoHref } from '@/lib/mailto'
import { formatPhone, telHref } from '@/lib/phone'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import styles from './DocumentList.module.css'

type DocumentListProps = Pick<PropertyDetailView, 'id' | 'documents' | 'agency' | 'contact' | 'forms'>

/** What there is to read about a property; the files themselves are sent on request. Spec §4. */
export function DocumentList({ id, documents, agency, contact, forms }: DocumentListProps) {
  const t = useTranslations('Documents')
  const locale = useLocale()
  const email = contact?.email || agency?.email
  const phone = contact?.phone || agency?.phone
  const tel = telHref(phone)
  const subject = t('subject', { id: String(id) })
  const body = documents.map(({ name }) => `– ${name}`).join('\n')
  const href = forms['document-request'] ?? (email ? mailtoHref(email, { subject, body }) : null)
  return (
    <>
      <ul className={styles.documents}>
        {documents.map(({ name, language, bytes }, index) => (
          <li key={index}>
            <Icon name="file-text" />
            <span lang={language ?? undefined}>{name}</span>
            <span className={styles.about}>
              {[
                language && LANGUAGE_NAMES[language],
                bytes === null ? null : formatBytes(bytes, locale),
                t('onRequest'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('text')}</p>
      {href ? (
        <a className={buttons.secondary} href={href} rel="nofollow">
          <Icon name="mail" />
          {t('ask')}
        </a>
      ) : (
        tel && (
          <a className={buttons.secondary} href={tel}>
            <Icon name="phone" />
            {t('call', { phone: formatPhone(phone) })}
          </a>
        )
      )}
    </>
  )
}
