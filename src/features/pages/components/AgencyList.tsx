import type { AgencyView } from '@/features/properties/views'
import { formatPhone, telHref } from '@/lib/phone'
import { Picture } from '@/ui/Picture'
import styles from './AgencyList.module.css'

/** The agencies of the network with where they are and how to reach them. Spec §2. */
export const AgencyList = ({ agencies }: { agencies: AgencyView[] }) => (
  <ul className={styles.list}>
    {agencies.map(({ id, name, address, phone, email, photo }) => {
      const tel = telHref(phone)
      return (
        <li key={id} className={styles.agency}>
          {photo && (
            <Picture
              picture={photo}
              sizes="(min-width: 960px) 30vw, 94vw"
              className={styles.photo}
              decorative
            />
          )}
          <h3>{name}</h3>
          <p>{address}</p>
          {tel && <a href={tel}>{formatPhone(phone)}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </li>
      )
    })}
  </ul>
)
