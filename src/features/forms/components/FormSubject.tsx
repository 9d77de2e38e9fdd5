import { useTranslations } from 'next-intl'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import type { FormSubjectView } from '@/domain/forms/views'
import type { TextView } from '@/i18n/languages'
import { PersonGone } from './PersonGone'
import styles from './Form.module.css'

/** The property, project or agency that a form is about, and the person there whom it is for. Spec §8, "Texts for visitors". */
export function FormSubject({ subject }: { subject: FormSubjectView }) {
  const t = useTranslations('FormPage')
  const sold = useTranslations('Sold')
  const { gone, href, person, picture, price, reference, title } = subject
  if (person) return <FormContact person={person} agency={title} />
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
        {price && (
          <p className={styles.note}>
            <Price price={price} />
          </p>
        )}
        {reference !== null && <p className={styles.note}>{t('reference', { id: String(reference) })}</p>}
        {gone && <p className={styles.about}>{sold(`${gone}Title`)}</p>}
      </div>
    </div>
  )
}

/** Whom a form is for. */
function FormContact({ agency, person: { name } }: { agency: TextView; person: NonNullable<FormSubjectView['person']> }) {
  const t = useTranslations('FormPage')
  if (name === null) return <PersonGone agency={agency.text} />
  return (
    <div className={styles.subject}>
      <div>
        <p className={styles.note}>{t('for')}</p>
        <p className={styles.about}>{name}</p>
        <p className={styles.note}>
          <LocalText text={agency} />
        </p>
      </div>
    </div>
  )
}
