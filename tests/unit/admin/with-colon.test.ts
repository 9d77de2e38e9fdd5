import { expect, it } from 'vitest'
import { withColon } from '@/admin/with-colon'

it('a colon stands off what it follows in French alone', () => {
  expect(['nl', 'fr', 'en', 'de', 'pl'].map((language) => withColon('Status', language))).toEqual(['Status:', 'Status\u00A0:', 'Status:', 'Status:', 'Status:'])
})
