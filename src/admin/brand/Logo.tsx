import type { ServerProps } from 'payload'
import { Mark } from './Mark'

/** Whose admin it is, on the screens before somebody is signed in: the name from the settings. */
export async function Logo({ payload }: ServerProps) {
  const { agencyName } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return (
    <p className="brand-logo">
      <Mark size={44} />
      <span>{agencyName}</span>
    </p>
  )
}
