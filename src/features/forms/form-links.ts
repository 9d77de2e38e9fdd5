import 'server-only'
import { inTownOf } from '@/content/agency-town'
import { offeredForm } from '@/content/form-settings'
import type { Site } from '@/content/site'
import { agencyView } from '@/domain/agencies/agency-view'
import type { ReachableAgencyView } from '@/domain/agencies/views'
import type { FormName } from '@/domain/forms/forms'
import { subjectQuery, type Subject } from '@/domain/forms/envelope'
import type { AllLocales } from '@/lib/documents'
import type { Agency } from '@/payload-types'

/** The address of a form, about something or not; null where the site does not offer it, or not in its language. */
export async function formHref(site: Site, form: FormName, subject: Subject | null = null): Promise<string | null> {
  const href = await offeredForm(site, form)
  return href && href + subjectQuery(subject)
}

/** The addresses of several forms about one thing; null for each that the site does not offer. */
export async function formHrefs<Form extends FormName>(
  site: Site,
  forms: readonly Form[],
  subject: Subject,
): Promise<Record<Form, string | null>> {
  const hrefs = await Promise.all(forms.map(async (form) => [form, await formHref(site, form, subject)] as const))
  return Object.fromEntries(hrefs) as Record<Form, string | null>
}

/** The address of the form by which one writes to a person at an agency, by their rows; null where there is none. */
export const contactHref = (site: Site, { agency, person }: { agency: number; person: number }): Promise<string | null> =>
  formHref(site, 'site-contact', { kind: 'agency', id: agency, person })

/** An agency with the address of the form by which one writes to it. */
export async function reachableAgency(site: Site, agency: AllLocales<Agency>): Promise<ReachableAgencyView> {
  const view = agencyView(inTownOf(site, agency), site.language)
  return { ...view, formHref: await formHref(site, 'site-contact', { kind: 'agency', id: view.id }) }
}
