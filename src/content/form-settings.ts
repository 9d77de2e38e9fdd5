import 'server-only'
import { definitionOf } from '@/domain/forms/definitions'
import { formPath, type FormName } from '@/domain/forms/forms'
import type { AllLocales } from '@/lib/documents'
import type { Form } from '@/payload-types'
import { readAll } from './read-documents'
import type { Site } from './site'

/** What staff set for a form; null where there is no row of it. */
export async function formSettings(form: FormName): Promise<AllLocales<Form> | null> {
  return (await readAll('forms')).find((row) => row.form === form) ?? null
}

/** The address of the page of a form; null where staff switched the form off, or its page is not shown in the language. */
export async function offeredForm(site: Site, form: FormName): Promise<string | null> {
  const href = site.hrefOfPage(formPath(form))
  if (href === null || definitionOf(form) === null) return null
  return (await formSettings(form))?.enabled === true ? href : null
}
