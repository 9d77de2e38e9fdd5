import { useLocale, useTranslations } from 'next-intl'
import { ENVELOPE } from '@/domain/forms/envelope'
import type { FormView } from '@/domain/forms/views'
import styles from './Form.module.css'

/** What a form sends beside its answers, and a field that only robots fill in. */
export function HiddenFields({ view: { form, posted, subject } }: { view: FormView }) {
  const t = useTranslations('FormPage')
  const language = useLocale()
  // What it was sent about stays, though the site may not show it any more.
  const about = posted?.envelope.subject ?? subject
  const person = posted?.envelope.subject?.person ?? subject?.person?.id
  return (
    <>
      <input type="hidden" name={ENVELOPE.language} value={language} />
      {about && <input type="hidden" name={ENVELOPE[about.kind]} value={about.id} />}
      {person && <input type="hidden" name={ENVELOPE.person} value={person} />}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${form}-trap`}>{t('trap')}</label>
        <input id={`${form}-trap`} name={ENVELOPE.trap} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
