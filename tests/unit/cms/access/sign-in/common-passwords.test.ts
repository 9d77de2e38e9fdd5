import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '@/cms/access/sign-in/common-passwords'
import { randomPassword } from '@/operations/random-password'

const listed = dictionary['passwords-common']

describe('isCommonPassword', () => {
  it('knows every one of the list that is long enough to be set', async () => {
    const long = listed.filter((one) => one.length >= 12)
    expect(long.length).toBeGreaterThan(250)
    for (const one of long) expect(await isCommonPassword(one), one).toBe(true)
  })

  it('knows the three thousand first ones with digits behind them, and twice', async () => {
    for (const one of listed.slice(0, 3000)) {
      expect(await isCommonPassword(`${one}${one}`), one).toBe(true)
      expect(await isCommonPassword(`${one.toUpperCase()}2026!`), one).toBe(true)
    }
  })

  it.each([
    'Password1234', 'ADMINISTRATOR', '  1qaz2wsx3edc ', 'welcomewelcome', '!!Sunshine2026!',
    '123456654321', 'passwordqwerty', '2026-11-22 2026', 'zzzzzzzzzzzzzzz', 'ßßßßßßßßßßßß',
  ])('%s is one', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })

  it.each([
    'four words in a row', 'a long password', 'twelve chars', 'tulip-gravel-otter-91',
    'Vier woorden op rij', 'quatre mots à la suite', 'jf8aQm2xLr0p',
    'четыре слова подряд', 'τέσσερις λέξεις', '四つの単語を並べるとよい言葉',
  ])('%s is none', async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  })

  it('no password that is made here is one', async () => {
    for (let time = 0; time < 500; time += 1) {
      expect(await isCommonPassword(randomPassword())).toBe(false)
    }
  })
})
