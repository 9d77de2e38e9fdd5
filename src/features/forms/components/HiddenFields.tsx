import { useLocale, useTranslations } from 'next-intl'
import { ENVELOPE } from '@/domain/forms/envelope'
import type { FormView } from '@/domain/forms/views'
import styles from './Form.module.css'

interface HiddenFieldsProps {
  view: FormView
  /** The mark of the words about privacy that its sender reads, or has read. */
  consent: string | undefined
}

/** What a form sends beside its answers. */
export function HiddenFields({ consent, view: { posted, subject } }: HiddenFieldsProps) {
  const language = useLocale()
  // What it was sent about stays, though the site may not show it any more.
  const about = posted?.envelope.subject ?? subject
  const person = posted?.envelope.subject?.person ?? subject?.person?.id
  return (
    <>
      <input type="hidden" name={ENVELOPE.language} value={language} />
      {about && <input type="hidden" name={ENVELOPE[about.kind]} value={about.id} />}
      {person && <input type="hidden" name={ENVELOPE.person} value={person} />}
      {consent && <input type="hidden" name={ENVELOPE.consent} value={consent} />}
    </>
  )
}

/** A field that only robots fill in, and programs that fill in forms for people: those are asked. Decision 071. */
export function TrapField({ form }: Pick<FormView, 'form'>) {
  const t = useTranslations('FormPage')
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={`${form}-trap`}>{t('trap')}</label>
      <input id={`${form}-trap`} name={ENVELOPE.trap} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
