import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import type { FormView } from '@/domain/forms/views'
import styles from './Form.module.css'

/** Where to choose what a form is about that means nothing without it. */
export function NeedsSubject({ lists }: { lists: NonNullable<FormView['lists']> }) {
  const t = useTranslations('FormPage')
  return (
    <div className={styles.off}>
      <p>{t('another')}</p>
      <p className={styles.choices}>
        {(['sale', 'rent', 'projects'] as const).map((list) => (
          <a key={list} className={buttons.secondary} href={lists[list]}>
            {t(list)}
          </a>
        ))}
      </p>
    </div>
  )
}
