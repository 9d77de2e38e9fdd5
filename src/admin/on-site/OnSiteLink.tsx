import { adminMessage } from '@/cms/fields/labels'

interface OnSiteLinkProps {
  /** Where it stands on the site. */
  href: string
  /** What stands there. */
  label: string
  /** The language of whoever reads the admin. */
  reader: string
}

/** The address at which visitors find a document, leading there in a tab of its own. */
export function OnSiteLink({ href, label, reader }: OnSiteLinkProps) {
  return (
    <a className="on-site" href={href} target="_blank" rel="noreferrer" aria-label={adminMessage('onSite.view', reader, { label, address: href })}>
      <bdi>{href}</bdi>
      <span aria-hidden="true">↗</span>
    </a>
  )
}
