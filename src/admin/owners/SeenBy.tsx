import { formatAdminURL } from 'payload/shared'
import type { UIFieldServerProps } from 'payload'
import { canEditListings } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { canSignIn } from '@/domain/owners/rules'
import { idOf } from '@/lib/documents'
import styles from './SeenBy.module.css'

/** The owners who see how the property at hand does, of those whom the reader looks after. Decision 093. */
export async function SeenBy({ i18n: { language }, id, payload, user }: UIFieldServerProps) {
  const property = idOf(id)
  if (property === null || !canEditListings(user)) return null
  const where = { properties: { equals: property } }
  const asked = { collection: 'owners', depth: 0, overrideAccess: false, pagination: false, sort: 'name', user, where } as const
  const { docs } = await payload.find(asked)
  const { admin } = payload.config.routes
  const href = (path: `/${string}`): string => formatAdminURL({ adminRoute: admin, path: `/collections/owners${path}` })
  return (
    <section className={styles.box} aria-labelledby="seen-by">
      <h3 id="seen-by">{adminMessage('owners.seenBy', language)}</h3>
      {docs.length === 0 && <p>{adminMessage('owners.seenBy.nobody', language)}</p>}
      {docs.length > 0 && (
        <ul>
          {docs.map((owner) => (
            <li key={owner.id}>
              <a href={href(`/${owner.id}`)}>{owner.name}</a> <span>{owner.email}</span>
              {!canSignIn(owner) && <em>{adminMessage('owners.seenBy.closed', language)}</em>}
            </li>
          ))}
        </ul>
      )}
      <a href={href('/create')}>{adminMessage('owners.seenBy.add', language)}</a>
    </section>
  )
}
