import 'server-only'
import type { OfficeContact } from '@/domain/agencies/views'
import { textIn } from '@/lib/documents'
import { readGlobal } from './read-documents'
import { publicAgencies } from './public-agencies'

/** Whom one calls or writes to: the agency, by its row, where the site shows it, else the network. */
export async function officeContact(agency: number | null): Promise<OfficeContact> {
  const shown = (await publicAgencies()).find(({ id }) => id === agency)
  if (shown) return { name: textIn(shown, 'name'), phone: textIn(shown, 'phone'), email: textIn(shown, 'email') }
  const network = await readGlobal('settings')
  return { name: textIn(network, 'agencyName'), phone: textIn(network, 'phone'), email: textIn(network, 'email') }
}
