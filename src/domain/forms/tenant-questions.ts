import type { FormSituation } from './form-definition'
import type { FormField } from './fields'
import { CONTACT } from './person'

/**
 * What a candidate tenant may be asked: `any` question; those `listed` by the Walloon decree of 15
 * March 2018; or only name and `contact` before a visit, as in Brussels. Of a rental whose region is
 * not known the least is asked. Spec, Belgian rules, "Renting".
 */
export function tenantQuestions({ region, goal }: FormSituation): 'any' | 'listed' | 'contact' {
  if (goal !== 'rent') return 'any'
  if (region === 'wallonia') return 'listed'
  return region === 'brussels' || region === null ? 'contact' : 'any'
}

/** Name and means of contact, with the title where a candidate may be asked for it. */
export const contactFields = (situation: FormSituation): readonly FormField[] =>
  tenantQuestions(situation) === 'any' ? CONTACT : CONTACT.filter(({ name }) => name !== 'title')
