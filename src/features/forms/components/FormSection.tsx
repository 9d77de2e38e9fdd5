import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import buttons from '@/ui/Button.module.css'
import type { FormView } from '@/domain/forms/views'
import { FormConfirmation } from './FormConfirmation'
import { FormFields } from './FormFields'
import { FormIsland } from './FormIsland'
import { FormSubject } from './FormSubject'
import { FormSummary } from './FormSummary'
import { HiddenFields, TrapField } from './HiddenFields'
import { NeedsSubject } from './NeedsSubject'
import styles from './Form.module.css'

/**
 * A form with what it is about. It is sent as it stands where there is no script; what comes back then is
 * shown here too, with what was typed. Spec §5, "Forms".
 */
export function FormSection({ view }: { view: FormView }) {
  const t = useTranslations('FormPage')
  const { isOff, lists, posted, subject } = view
  if (isOff) return <p className={styles.off}>{t('off')}</p>
  if (lists) return <NeedsSubject lists={lists} subject={subject} />
  if (posted?.state.kind === 'question') return <FormConfirmation view={view} posted={posted} state={posted.state} />
  return <OpenForm view={view} />
}

function OpenForm({ view }: { view: FormView }) {
  const t = useTranslations('FormPage')
  const { action, captcha, consent, form, intro, posted, privacyHref, situation, steps, subject } = view
  const inSteps = steps.length > 1
  return (
    <FormIsland action={action} form={form} situation={situation} inSteps={inSteps && !posted} className={styles.form}>
      <FormSummary view={view} />
      {subject && <FormSubject subject={subject} />}
      {intro && (
        <p className={styles.intro}>
          <LocalText text={intro} />
        </p>
      )}
      <p className={styles.note}>{t('required')}</p>
      <FormFields view={view} />
      <HiddenFields view={view} consent={consent?.mark} />
      <TrapField form={form} />
      <div className={styles.last}>
        <p className={styles.note}>
          {consent && <LocalText text={consent.text} />}{' '}
          {privacyHref && (
            <a href={privacyHref} target="_blank" rel="noopener">
              {t('privacy')}
            </a>
          )}
        </p>
        {captcha && (
          <div className={styles.captcha} data-captcha="" hidden>
            <div data-captcha-box="" />
            <p className={styles.note}>{t('captchaBy', { provider: captcha })}</p>
          </div>
        )}
        <button type="submit" className={buttons.primary} data-sending={t('sending')}>
          <Icon name="mail" />
          <span data-button-text="">{t('send')}</span>
        </button>
      </div>
    </FormIsland>
  )
}
