import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import { telHref } from '@/lib/phone'
import type { PropertyDetailView } from '../views'
import styles from './BottomBar.module.css'

/** Call and write, always within reach of a thumb; wide screens have the card instead. */
export function BottomBar({ agency, contact }: Pick<PropertyDetailView, 'agency' | 'contact'>) {
  const t = useTranslations('Detail')
  const tel = telHref(contact?.phone || agency?.phone)
  const email = contact?.email || agency?.email
  if (!tel && !email) return null
  return (
    <div className={styles.bar} data-bottom-bar="">
      {tel && (
        <a className={buttons.primary} href={tel}>
          <Icon name="phone" />
          {t('call')}
        </a>
      )}
      {email && (
        <a className={buttons.secondary} href={`mailto:${email}`}>
          <Icon name="mail" />
          {t('mailShort')}
        </a>
      )}
    </div>
  )
}
