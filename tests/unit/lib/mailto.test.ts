import { expect, it } from 'vitest'
import { mailtoHref } from '@/lib/mailto'

it.each([
  ['a@example.be', {}, 'mailto:a@example.be'],
  [' a@example.be ', { subject: 'Hé & co?' }, 'mailto:a@example.be?subject=H%C3%A9%20%26%20co%3F'],
  ['', { subject: 'x', body: 'a\nb' }, 'mailto:?subject=x&body=a%0D%0Ab'],
  ['a@example.be?cc=b@example.be', {}, 'mailto:a@example.be%3Fcc%3Db@example.be'],
])('%s %j is %s', (email, letter, href) => {
  expect(mailtoHref(email, letter)).toBe(href)
})
