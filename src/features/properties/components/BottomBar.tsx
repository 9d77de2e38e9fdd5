import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import { mailtoHref } from '@/lib/mailto'
import { telHref } from '@/lib/phone'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import styles from './BottomBar.module.css'

type BottomBarProps = Pick<PropertyDetailView, 'id' | 'url' | 'agency' | 'contact' | 'forms'>

/** Call and visit, always within reach of a thumb; wide screens have the card instead. */
export function BottomBar({ id, url, agency, contact, forms }: BottomBarProps) {
  const t = useTranslations('Detail')
  const tel = telHref(contact?.phone || agency?.phone)
  const email = contact?.email || agency?.email
  const subject = t('visitSubject', { id: String(id) })
  const visit = forms['contact-appointment'] ?? (email ? mailtoHref(email, { subject, body: url }) : null)
  if (!tel && !visit) return null
  return (
    <div className={styles.bar} data-bottom-bar="">
      {tel && (
        <a className={buttons.primary} href={tel}>
          <Icon name="phone" />
          {t('call')}
        </a>
      )}
      {visit && (
        <a className={buttons.secondary} href={visit} rel="nofollow">
          <Icon name="calendar" />
          {t('visitShort')}
        </a>
      )}
    </div>
  )
}
