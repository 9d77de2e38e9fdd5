import { useTranslations } from 'next-intl'
import { ContactLinks } from '@/features/agencies/components/ContactLinks'
import { InstituteNumber } from '@/features/agencies/components/InstituteNumber'
import { Portrait } from '@/features/agencies/components/Portrait'
import { CardGrid } from '@/ui/CardGrid'
import { cardSizes } from '@/ui/card-sizes'
import { LocalText } from '@/ui/LocalText'
import { levelInside } from '../frame/heading-level'
import type { ModuleOf } from '../frame/views'
import styles from './TeamModule.module.css'

/** The people of the agencies with their portraits and how to reach them. Spec §2. */
export function TeamModule({ module, first }: { module: ModuleOf<'team'>; first: boolean }) {
  const t = useTranslations('Modules')
  const { members, perRow } = module
  const Heading = `h${levelInside(module)}` as const
  return (
    <CardGrid columns={perRow}>
      {members.map(({ id, name, function: duty, phone, email, photo, href, agency, instituteNumber, formHref }, index) => (
        <li key={id} className={styles.place}>
          <article className={styles.member}>
            <div>
              <Portrait name={name} photo={photo} sizes={cardSizes(perRow)} first={first && index === 0} />
              <Heading className={styles.name}>{href ? <a href={href}>{name}</a> : name}</Heading>
              {duty && (
                <p>
                  <LocalText text={duty} />
                </p>
              )}
              {agency && <p className={styles.agency}>{agency}</p>}
              <InstituteNumber number={instituteNumber} />
            </div>
            <ContactLinks phone={phone} email={email} form={formHref ? { href: formHref, label: t('write') } : undefined} />
          </article>
        </li>
      ))}
    </CardGrid>
  )
}
