import { madeOnce } from '@/lib/made-once'
import { contactAppointment } from './contact-appointment'
import { contactConstruction } from './contact-construction'
import { contactDemand } from './contact-demand'
import { contactMe } from './contact-me'
import { fieldsOf, type FormDefinition, type FormSituation } from './form-definition'
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

/** Those in which most is asked come first: what is asked elsewhere then finds its place between. */
const REGIONS = ['flanders', 'wallonia', 'brussels', 'luxembourg', null] as const
const GOALS = ['rent', 'sale', null] as const
const DEPOSITS = [null, 2, 3]
/** A document's name stands for all of them: with none, the form asks for words. */
const DOCUMENTS = [[], ['A']]

/** Situations in which a form may ask something else. */
const SITUATIONS: readonly FormSituation[] = REGIONS.flatMap((region) =>
  GOALS.flatMap((goal) =>
    DEPOSITS.flatMap((depositMonths) =>
      DOCUMENTS.flatMap((documents) =>
        [false, true].map((hasSlots) => ({ region, goal, depositMonths, documents, hasSlots, today: '2026-01-01' })),
      ),
    ),
  ),
)

/** What a form asks in whichever situation, each once, in the order in which it is asked. */
function everyField(definition: FormDefinition): FormField[] {
  const fields: FormField[] = []
  for (const situation of SITUATIONS) {
    let place = 0
    for (const field of fieldsOf(definition, situation)) {
      const known = fields.findIndex(({ name }) => name === field.name)
      if (known === -1) fields.splice(place, 0, field)
      place = (known === -1 ? place : known) + 1
    }
  }
  return fields
}

const fieldsByName = madeOnce(
  (definition: FormDefinition): ReadonlyMap<string, FormField> => new Map(everyField(definition).map((field) => [field.name, field])),
)

/** The fields of a form by their names, of every situation, in the order in which they are asked; none for a word that names no form. Spec §1. */
export function formFields(form: FormName): ReadonlyMap<string, FormField> {
  const definition = definitionOf(form)
  return definition ? fieldsByName(definition) : new Map()
}

/** A field of a form by its name, in whichever situation it is asked; null where the form has none. */
export const formFieldNamed = (form: FormName, name: string): FormField | null => formFields(form).get(name) ?? null
