import { expect, it } from 'vitest'
import { adminText } from '@/cms/fields/labels'

const KEYS = ['users.currentPassword', 'errors.currentPasswordMissing', 'errors.currentPasswordWrong']

it.each(KEYS)('%s has no comma: the admin would show its parts as errors of two fields', (key) => {
  for (const [language, text] of Object.entries(adminText(key))) expect(text, language).not.toContain(',')
})
