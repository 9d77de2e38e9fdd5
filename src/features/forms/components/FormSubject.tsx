import { useTranslations } from 'next-intl'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import type { FormSubjectView } from '@/domain/forms/views'
import styles from './Form.module.css'

/** The property, project or agency that a form is about. */
export function FormSubject({ subject }: { subject: FormSubjectView }) {
  const t = useTranslations('FormPage')
  const { href, picture, price, reference, title } = subject
  return (
    <div className={styles.subject}>
      {picture && <Picture picture={picture} sizes="96px" className={styles.photo} decorative />}
      <div>
        <p className={styles.note}>{t('about')}</p>
        <p className={styles.about}>
          {href ? (
            <a href={href}>
              <LocalText text={title} />
            </a>
          ) : (
            <LocalText text={title} />
          )}
        </p>
        <p className={styles.note}>
          {price && <Price price={price} />}
          {price && reference !== null && ' · '}
          {reference !== null && t('reference', { id: String(reference) })}
        </p>
      </div>
    </div>
  )
}
