import { useTranslations } from 'next-intl'
import { instituteText } from '@/domain/agencies/institute'
import styles from './InstituteNumber.module.css'

/** A person's number at the institute of estate agents, on a line of its own; nothing without one. */
export function InstituteNumber({ number }: { number: string }) {
  const t = useTranslations('Mentions')
  const text = instituteText(number, (bare) => t('institute', { number: bare }))
  return text === '' ? null : <p className={styles.number}>{text}</p>
}
