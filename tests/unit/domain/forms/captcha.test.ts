import { expect, it } from 'vitest'
import { CAPTCHA_PROVIDERS, externalCaptcha, PROVIDERS } from '@/domain/forms/captcha'

it.each<[unknown, unknown, object | null]>([
  ['hcaptcha', ' key ', { provider: 'hcaptcha', siteKey: 'key' }],
  ['altcha', 'key', null],
  ['hcaptcha', '', null],
  ['hcaptcha', null, null],
  ['toString', 'key', null],
  [null, 'key', null],
])('%j with the key %j is %j', (provider, key, expected) => expect(externalCaptcha(provider, key)).toEqual(expected))

it('every provider is asked over an encrypted connection', () => {
  expect(Object.keys(PROVIDERS)).toEqual(CAPTCHA_PROVIDERS.filter((one) => one !== 'altcha'))
  for (const { script, verify } of Object.values(PROVIDERS)) {
    for (const address of [script, verify]) expect(new URL(address).protocol).toBe('https:')
  }
})
