import { describe, expect, it } from 'vitest'
import { AGREED, DECLINED } from '@/domain/consent/choice'
import { consentMode, EXAMPLE_IDS, isTagId, refusedCookies, SERVICE_TAGS, tagsFor } from '@/domain/consent/tags'

describe('an id', () => {
  it.each(SERVICE_TAGS)('of %s has its own form, and no other service has it', (name) => {
    expect(SERVICE_TAGS.filter((other) => isTagId(other, EXAMPLE_IDS[name]))).toEqual([name])
  })
  it.each(['', 'G-', 'g-ab12cd', 'G-AB12"></script>', 'UA-12345-1', 'GTM-AB 12'])('is not %s', (text) => {
    expect(SERVICE_TAGS.filter((name) => isTagId(name, text))).toEqual([])
  })
})

describe('a choice', () => {
  it.each([
    ['nothing', DECLINED, []],
    ['everything', AGREED, [...SERVICE_TAGS]],
    ['statistics', { ...DECLINED, analyticsStorage: true }, ['analytics', 'tagManager']],
    ['cookies of advertising', { ...DECLINED, adStorage: true }, ['ads', 'tagManager']],
    ['data without storage', { ...DECLINED, adUserData: true, adPersonalization: true }, []],
    ['all of advertising', { ...AGREED, analyticsStorage: false }, ['ads', 'tagManager', 'pixel']],
    ['advertising that is not personal', { ...AGREED, adPersonalization: false }, ['analytics', 'ads', 'tagManager']],
  ])('of %s lets what needs it be loaded', (_, choice, names) => {
    expect(Object.keys(tagsFor(EXAMPLE_IDS, choice))).toEqual(names)
    expect(tagsFor({}, choice)).toEqual({})
  })

  it('is told in the words of the consent mode', () => {
    expect(consentMode({ ...DECLINED, analyticsStorage: true })).toEqual({
      ad_storage: 'denied', ad_user_data: 'denied',
      ad_personalization: 'denied', analytics_storage: 'granted',
    })
  })

  it('names the cookies that it refuses, and no others', () => {
    const cookies = '_ga=1; _ga_AB12=2; _gcl_au=3; _fbp=4; payload-token=5; _gadget=6'
    expect(refusedCookies(cookies, DECLINED)).toEqual(['_ga', '_ga_AB12', '_gcl_au', '_fbp'])
    expect(refusedCookies(cookies, { ...DECLINED, adStorage: true })).toEqual(['_ga', '_ga_AB12'])
    expect(refusedCookies(cookies, AGREED)).toEqual([])
    expect(refusedCookies('', DECLINED)).toEqual([])
  })
})
