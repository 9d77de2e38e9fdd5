import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import { mailtoHref } from '@/lib/mailto'
import { formatPhone, telHref } from '@/lib/phone'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { Charges } from './Charges'
import { DetailTools } from './DetailTools'
import styles from './ContactCard.module.css'

/** Who to call or write to, with the reference to name, and what to do with the page. */
export function ContactCard({ view }: { view: PropertyDetailView }) {
  const t = useTranslations('Detail')
  const { agency, brochureHref, contact, forms, goal, id, price } = view
  const phone = contact?.phone || agency?.phone || ''
  const email = contact?.email || agency?.email || ''
  const photo = contact ? contact.photo : (agency?.photo ?? null)
  const tel = telHref(phone)
  // Where staff switched a form off, the visitor's own program of mail has its place.
  const letter = (subject: string) => (email ? mailtoHref(email, { subject, body: view.url }) : null)
  const visit = forms['contact-appointment'] ?? letter(t('visitSubject', { id: String(id) }))
  const information = forms['contact-me'] ?? letter(t('mailSubject', { id: String(id) }))
  const step = forms['purchase-offer'] ?? forms['rent-application']
  return (
    <aside className={styles.card} aria-label={t('contact')}>
      <div className={styles.money}>
        <p className={styles.price}>
          <Price price={price} />
        </p>
        <Charges view={view} />
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
        {visit && (
          <a className={buttons.secondary} href={visit} rel="nofollow">
            <Icon name="calendar" />
            {t('visit')}
          </a>
        )}
        {information && (
          <a className={buttons.secondary} href={information} rel="nofollow">
            <Icon name="mail" />
            {t('mail')}
          </a>
        )}
        {step && (
          <a className={`${buttons.link} ${styles.brochure}`} href={step} rel="nofollow">
            <Icon name="arrow-right" />
            {t(goal === 'sale' ? 'offer' : 'apply')}
          </a>
        )}
        {brochureHref && (
          <a
            className={`${buttons.link} ${styles.brochure}`}
            href={brochureHref}
            target="_blank"
            rel="nofollow"
          >
            <Icon name="file-text" />
            {t('brochure')}
            <span className="unseen">{t('newTab')}</span>
          </a>
        )}
      </div>
      <DetailTools view={view} place="card" />
      <p className={styles.soft}>{t('reference', { id: String(id) })}</p>
      <p className={styles.printed}>
        {email}
        <br />
        {view.url}
      </p>
    </aside>
  )
}
