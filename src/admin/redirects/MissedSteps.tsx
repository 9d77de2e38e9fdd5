import { Link } from '@payloadcms/ui'
import type { BasePayload, DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { FROM } from '@/cms/redirects/asked-for'
import { adminMessage } from '@/cms/fields/labels'
import { IgnoreButton } from './IgnoreButton'
import styles from './Redirects.module.css'

interface MissedAddress {
  host?: string | null
  id?: number
  address?: string
  ignored?: boolean | null
}

const formFor = (payload: BasePayload, address: string): string =>
  `${payload.config.routes.admin}/collections/redirects/create?${new URLSearchParams({ [FROM]: address })}`

/** Above what is known of a missed address: the way to a redirect from it. */
export function MissedSteps({ data, i18n, payload }: UIFieldServerProps) {
  const { address } = data as MissedAddress
  if (!address) return null
  return (
    <p className={styles.makeLine}>
      <Link className={styles.make} href={formFor(payload, address)} prefetch={false}>
        {adminMessage('missing-addresses.make', i18n.language)}
      </Link>
    </p>
  )
}

/** What can be done with a missed address, in its row. */
export function MissedStepsCell({ i18n: { language }, payload, rowData }: DefaultServerCellComponentProps) {
  // Missing where Payload prepares the form of a document, which has no columns.
  const row = rowData as MissedAddress | undefined
  if (row?.id === undefined || !row.address) return null
  const { address, id, ignored } = row
  return (
    <span className={styles.steps}>
      <Link
        href={formFor(payload, address)}
        prefetch={false}
        aria-label={adminMessage('missing-addresses.makeFor', language, { address })}
      >
        {adminMessage('missing-addresses.make', language)}
      </Link>
      <IgnoreButton
        id={id}
        ignored={ignored !== true}
        label={ignored ? adminMessage('missing-addresses.listAgain', language) : adminMessage('missing-addresses.ignore', language)}
        named={ignored ? adminMessage('missing-addresses.listAgainFor', language, { address }) : adminMessage('missing-addresses.ignoreFor', language, { address })}
        failed={adminMessage('missing-addresses.failed', language)}
      />
    </span>
  )
}

/** The host with the link; nothing where that is not known. */
export const HostCell = ({ rowData }: DefaultServerCellComponentProps) => (rowData as MissedAddress | undefined)?.host ?? null
