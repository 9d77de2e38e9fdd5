import { contactAppointment } from './contact-appointment'
import { contactConstruction } from './contact-construction'
import { contactDemand } from './contact-demand'
import { contactMe } from './contact-me'
import { fieldsOf, type FormDefinition, type FormSituation } from './definition'
import { demandRegister } from './demand-register'
import { documentRequest } from './document-request'
import type { FormField } from './fields'
import type { FormName } from './forms'
import { purchaseOffer } from './purchase-offer'
import { rentApplication } from './rent-application'
import { sendToFriend } from './send-to-friend'
import { signNewsletter } from './sign-newsletter'
import { siteContact } from './site-contact'
import { testimonial } from './testimonial'

const DEFINITIONS: Record<FormName, FormDefinition> = {
  'contact-me': contactMe,
  'contact-appointment': contactAppointment,
  'contact-construction': contactConstruction,
  'contact-demand': contactDemand,
  'demand-register': demandRegister,
  'send-to-friend': sendToFriend,
  'site-contact': siteContact,
  'sign-newsletter': signNewsletter,
  testimonial,
  'document-request': documentRequest,
  'purchase-offer': purchaseOffer,
  'rent-application': rentApplication,
}

/** What a form asks; null for a word that names none. Spec §1. */
export const definitionOf = (form: FormName): FormDefinition | null =>
  Object.hasOwn(DEFINITIONS, form) ? DEFINITIONS[form] : null

const REGIONS = [null, 'flanders', 'wallonia', 'brussels', 'luxembourg'] as const
const DEPOSITS = [null, 2, 3]
/** A document's name stands for all of them: with none, the form asks for words. */
const DOCUMENTS = [[], ['A']]

/** Situations in which a form may ask something else. */
const SITUATIONS: readonly FormSituation[] = REGIONS.flatMap((region) =>
  ([null, 'sale', 'rent'] as const).flatMap((goal) =>
    DEPOSITS.flatMap((depositMonths) =>
      DOCUMENTS.flatMap((documents) =>
        [false, true].map((hasSlots) => ({ region, goal, depositMonths, documents, hasSlots, today: '2026-01-01' })),
      ),
    ),
  ),
)

/** A field of a form by its name, in whichever situation it is asked; null where the form has none. */
export function formFieldNamed(form: FormName, name: string): FormField | null {
  const definition = definitionOf(form)
  for (const situation of definition ? SITUATIONS : []) {
    const found = definition && fieldsOf(definition, situation).find((field) => field.name === name)
    if (found) return found
  }
  return null
}
