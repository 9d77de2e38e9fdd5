import { expect, it } from 'vitest'
import { forms } from '@/cms/collections/forms'

/** Whether the form of a row shows one of its fields. */
const shows = (name: string, form: string): boolean => {
  const field = forms.fields.find((one) => 'name' in one && one.name === name)
  const condition = field?.admin && 'condition' in field.admin ? field.admin.condition : undefined
  return condition?.({ form }, {}, {} as never) ?? true
}

it.each(['recipient', 'recipients'])('who is told of a request (%s) is asked where somebody is told', (name) => {
  expect([shows(name, 'site-contact'), shows(name, 'contact-appointment')]).toEqual([true, true])
  expect([shows(name, 'sign-newsletter'), shows(name, 'send-to-friend')]).toEqual([false, false])
  expect([shows('intro', 'sign-newsletter'), shows('consent', 'send-to-friend')]).toEqual([true, true])
})
