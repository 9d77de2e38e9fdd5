import { isMailAddress } from '@/lib/mail-address'

/** Where requests may go, the first that there is being the one. */
interface Recipients {
  /** The person whom a request is for; empty where it is for nobody in particular. */
  ofPerson: string
  /** What a form says for each agency, by its row. */
  ofAgencies: readonly { agency: number | null; email: string }[]
  /** What a form says for all. */
  ofForm: string
  /** The agency of the request, if there is one. */
  agency: { id: number; email: string } | null
  /** The address in the settings. */
  ofSite: string
}

/**
 * Who of the agency gets a request: the person whom it is for, else whom the form names for the agency, else whom it names for all,
 * else the agency, else the network. What is no address is passed over; null where none is left.
 */
export function recipientOf({ ofPerson, ofAgencies, ofForm, agency, ofSite }: Recipients): string | null {
  const named = agency && ofAgencies.find((one) => one.agency === agency.id)?.email
  return [ofPerson, named, ofForm, agency?.email, ofSite].find(isMailAddress) ?? null
}
