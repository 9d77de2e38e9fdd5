import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import type { FormView } from '@/domain/forms/views'
import { problemsIn } from '@/features/forms/components/FieldError'
import form from '@/features/forms/components/Form.module.css'
import { FormFields } from '@/features/forms/components/FormFields'
import { FormSummary } from '@/features/forms/components/FormSummary'
import { ActionForm } from './ActionForm'
import styles from './Subscription.module.css'

/** The fields of a registered demand, with what is stored; open where something in them was wrong. */
export function ChangeForm({ link, view }: { link: string; view: FormView }) {
  const t = useTranslations('Alert')
  const isWrong = problemsIn(view.posted).length > 0
  return (
    <details className={styles.change} open={isWrong}>
      <summary>
        {t('change')}
        <Icon name="chevron-down" />
      </summary>
      <ActionForm action="change" link={link} className={form.form}>
        {isWrong && <FormSummary view={view} />}
        <FormFields view={view} />
        <div className={form.last}>
          <button type="submit" className={buttons.primary}>
            {t('save')}
          </button>
        </div>
      </ActionForm>
    </details>
  )
}
