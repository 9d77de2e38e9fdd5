import { useTranslations } from 'next-intl'
import styles from './Form.module.css'

/** Says that a contact person is gone, and which agency gets what is written to them. Spec §8, "Texts for visitors". */
export function PersonGone({ agency }: { agency: string }) {
  const t = useTranslations('FormPage')
  return (
    <div className={styles.gone} role="status">
      <p className={styles.about}>{t('personNotFound')}</p>
      <p>{t('personNotFoundText', { agency })}</p>
    </div>
  )
}
