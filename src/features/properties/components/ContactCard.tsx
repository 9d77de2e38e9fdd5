import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import { formatPhone, telHref } from '@/lib/phone'
import type { PropertyDetailView } from '../views'
import { Charges } from './Charges'
import styles from './ContactCard.module.css'

type ContactCardProps = Pick<PropertyDetailView, 'id' | 'price' | 'charges' | 'agency' | 'contact'>

/** Who to call or write to, with the reference to name. */
export function ContactCard({ id, price, charges, agency, contact }: ContactCardProps) {
  const t = useTranslations('Detail')
  const phone = contact?.phone || agency?.phone || ''
  const email = contact?.email || agency?.email || ''
  const photo = contact ? contact.photo : (agency?.photo ?? null)
  const tel = telHref(phone)
  const subject = encodeURIComponent(t('mailSubject', { id: String(id) }))
  return (
    <aside className={styles.card} aria-label={t('contact')}>
      <div className={styles.money}>
        <p className={styles.price}>
          <Price price={price} />
        </p>
        <Charges euro={charges} />
      </div>
      <div className={styles.person}>
        {photo && <Picture picture={photo} sizes="72px" className={styles.photo} decorative />}
        <div>
          <p className={styles.name}>{contact?.name ?? agency?.name}</p>
          {contact?.function && (
            <p className={styles.soft}>
              <LocalText text={contact.function} />
            </p>
          )}
          {contact && agency && <p className={styles.soft}>{agency.name}</p>}
        </div>
      </div>
      <div className={styles.actions}>
        {tel && (
          <a className={buttons.primary} href={tel}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a className={buttons.secondary} href={`mailto:${email}?subject=${subject}`}>
            <Icon name="mail" />
            {t('mail')}
          </a>
        )}
      </div>
      <p className={styles.soft}>{t('reference', { id: String(id) })}</p>
    </aside>
  )
}
