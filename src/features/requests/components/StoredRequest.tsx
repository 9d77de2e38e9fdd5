import { useLocale, useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import type { StoredRequestView } from '@/domain/forms/views'
import { dayOf } from '@/i18n/format'
import styles from './Request.module.css'

/** What happens next with a request that was just stored. Spec §4, "Appointments and document requests". */
export function StoredRequest({ request: { documents, followHref } }: { request: StoredRequestView }) {
  const t = useTranslations('Request')
  const language = useLocale()
  return (
    <div className={`wrap ${styles.stored}`}>
      {documents && (
        <p>
          {documents.alreadyAt === null ? (
            t('documents.sent')
          ) : (
            <>
              {t('documents.already', { day: dayOf(documents.alreadyAt, language) })}{' '}
              {t(documents.isSentAgain ? 'documents.again' : 'documents.inMail')}
            </>
          )}
        </p>
      )}
      {followHref && (
        <p>
          <a className={buttons.link} href={followHref}>
            <Icon name="arrow-right" />
            {t('follow')}
          </a>
        </p>
      )}
    </div>
  )
}
