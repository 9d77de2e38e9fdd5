import 'server-only'
import type { Site } from '@/content/site'
import type { FormAsked } from '@/domain/forms/asked'
import { isFormName } from '@/domain/forms/forms'
import { formView } from '@/features/forms/queries'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

/** The form that was chosen, as the page is asked for it. */
export async function formContent(site: Site, doc: StoredModule<'form'>, asked: FormAsked) {
  if (!isFormName(doc.form)) return null
  const posted = asked.posted?.form === doc.form ? asked.posted : null
  const form = await formView(site, doc.form, { ...asked, posted })
  return form && ({ kind: 'form', form } satisfies Partial<ModuleView>)
}
