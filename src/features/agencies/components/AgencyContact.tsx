import { useTranslations } from 'next-intl'
import { routeLink } from '@/domain/agencies/route-link'
import { ContactLinks } from './ContactLinks'
import styles from './AgencyContact.module.css'
import type { ReachableAgencyView } from '@/domain/agencies/views'

interface AgencyContactProps {
  agency: Pick<ReachableAgencyView, 'name' | 'address' | 'phone' | 'email' | 'formHref'>
  place?: { latitude: number; longitude: number } | null
  level: 2 | 3
}

/** An agency with its address and the ways to reach it. Spec §1. */
export function AgencyContact({ agency, place = null, level }: AgencyContactProps) {
  const t = useTranslations('Modules')
  const { name, address, phone, email, formHref } = agency
  const href = routeLink(address, place)
  const Heading = `h${level}` as const
  const [street, ...town] = address.split(', ')
  return (
    <div className={styles.agency}>
      <Heading className={styles.name}>{name}</Heading>
      {address && (
        <address className={styles.address}>
          {street}
          {town.length > 0 && (
            <>
              <br />
              {town.join(', ')}
            </>
          )}
        </address>
      )}
      <ContactLinks
        phone={phone}
        email={email}
        form={formHref ? { href: formHref, label: t('write') } : undefined}
        route={href ? { href, label: t('route') } : undefined}
      />
    </div>
  )
}
