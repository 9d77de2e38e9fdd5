import { formatPhone, telHref } from '@/lib/phone'
import { Icon } from '@/ui/Icon'
import styles from './ContactLinks.module.css'

interface ContactLinksProps {
  phone: string
  email: string
  /** Where one writes to them, and the words for it. */
  form?: { href: string; label: string }
  /** Where a route to them is planned, and the words for it. */
  route?: { href: string; label: string }
}

/** How to reach somebody, as links; nothing where nothing is known. Spec §3, "Person". */
export function ContactLinks({ phone, email, form, route }: ContactLinksProps) {
  const tel = telHref(phone)
  if (!tel && !email && !form && !route) return null
  return (
    <ul className={styles.links}>
      {tel && (
        <li>
          <a href={tel}>
            <Icon name="phone" />
            <span>{formatPhone(phone)}</span>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            <span>{email}</span>
          </a>
        </li>
      )}
      {form && (
        <li className="unprinted">
          <a href={form.href} rel="nofollow">
            <Icon name="message-circle" />
            <span>{form.label}</span>
          </a>
        </li>
      )}
      {route && (
        <li className="unprinted">
          <a href={route.href} target="_blank" rel="noopener">
            <Icon name="map-pin" />
            <span>{route.label}</span>
          </a>
        </li>
      )}
    </ul>
  )
}
