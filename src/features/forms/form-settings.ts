import 'server-only'
import { readAll } from '@/content/content'
import { definitionOf } from '@/domain/forms/definitions'
import type { FormName } from '@/domain/forms/forms'
import type { AllLocales } from '@/lib/documents'
import type { Form } from '@/payload-types'

/** What staff set for a form; null where there is no row of it. */
export async function formSettings(form: FormName): Promise<AllLocales<Form> | null> {
  return (await readAll('forms')).find((row) => row.form === form) ?? null
}

/** Whether the site offers a form now: staff can switch each off. */
export async function isFormOffered(form: FormName): Promise<boolean> {
  return definitionOf(form) !== null && (await formSettings(form))?.enabled === true
}
