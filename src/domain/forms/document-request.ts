import type { FormDefinition, FormSituation } from './form-definition'
import { PERSON, type FormField } from './fields'
import { required } from './person'
import { contactFields } from './tenant-questions'

/** A choice of the documents there are; without any known, the wish in words. */
const wish = ({ documents = [] }: FormSituation): FormField[] =>
  documents.length === 0
    ? required([PERSON.remark])
    : [{ name: 'documents', kind: 'choices', options: documents, hasOwnWords: true, isRequired: true }]

/** Documents of a property or project. Spec §4, "Appointments and document requests". */
export const documentRequest: FormDefinition = {
  form: 'document-request',
  subjects: ['property', 'project'],
  needsSubject: true,
  steps: (situation) => [
    { name: 'documents', fields: [...wish(situation), ...contactFields(situation)] },
  ],
}
