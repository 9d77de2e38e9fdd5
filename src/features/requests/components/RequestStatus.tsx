import { useLocale, useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import type { RequestView } from '@/domain/forms/views'
import { formatMoment } from '@/i18n/format'
import styles from './Request.module.css'

interface RequestStatusProps {
  /** Null where the link that led here names no request. */
  request: RequestView | null
  /** Where the agency is written to; null for nowhere. */
  contactHref: string | null
}

/** How far a request is, for whoever asked. Spec §8, "Texts for visitors". */
export function RequestStatus({ contactHref, request }: RequestStatusProps) {
  const t = useTranslations()
  if (!request) return <UnknownRequest contactHref={contactHref} />
  const { about, form, hasFailedMail, notice } = request
  return (
    <div className={styles.request}>
      {notice && <DocumentNotice notice={notice} />}
      {hasFailedMail && (
        <div className={styles.notice}>
          <p className={styles.strong}>{t('Request.mailFailed')}</p>
          <p>{t('Request.mailFailedText')}</p>
          {contactHref && (
            <p>
              <a href={contactHref}>{t('Request.contact')}</a>
            </p>
          )}
        </div>
      )}
      <div>
        <h2 className={styles.title}>{t(`Mail.forms.${form}`)}</h2>
        {about && (
          <p className={styles.about}>
            {t('FormPage.about')}{' '}
            {about.href ? (
              <a href={about.href}>
                <LocalText text={about.title} />
              </a>
            ) : (
              <LocalText text={about.title} />
            )}
          </p>
        )}
      </div>
      <Steps steps={request.steps} />
    </div>
  )
}

function Steps({ steps }: Pick<RequestView, 'steps'>) {
  const t = useTranslations('Request')
  const language = useLocale()
  return (
    <ol className={styles.steps} aria-label={t('stepsLabel')}>
      {steps.map(({ at, step }) => (
        <li key={step} data-reached={at === null ? undefined : ''}>
          <span className={styles.mark}>
            <Icon name={at === null ? 'clock' : 'check'} />
          </span>
          <div>
            <p className={styles.strong}>{at === null ? t(`waiting.${step}`) : t(`steps.${step}`)}</p>
            {at !== null && (
              <p className={styles.soft}>
                <time dateTime={at}>{formatMoment(at, language)}</time>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Why a link to a document led here, and how the document is come by. */
function DocumentNotice({ notice: { askAgainHref, kind } }: { notice: NonNullable<RequestView['notice']> }) {
  const t = useTranslations('Request')
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.strong}>{t(kind)}</p>
      <p>{t(kind === 'expired' ? 'expiredText' : 'removedText')}</p>
      {askAgainHref && (
        <p>
          <a className={buttons.secondary} href={askAgainHref} rel="nofollow">
            {t('askAgain')}
          </a>
        </p>
      )}
    </div>
  )
}

function UnknownRequest({ contactHref }: Pick<RequestStatusProps, 'contactHref'>) {
  const t = useTranslations('Request')
  return (
    <div className={styles.request}>
      <div>
        <p className={styles.strong}>{t('unknown')}</p>
        <p>{t('unknownText')}</p>
      </div>
      {contactHref && (
        <p>
          <a className={buttons.secondary} href={contactHref}>
            {t('contact')}
          </a>
        </p>
      )}
    </div>
  )
}
