import { expect, it } from 'vitest'
import { videoAddress, videoAddresses } from '@/cms/fields/formats'

const options = { req: { i18n: { language: 'nl' } } }

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', true],
  ['https://my.matterport.com/show/?m=abc', true],
  ['/api/videos/file/visit.mp4', true],
  ['//evil.example/visit.mp4', expect.stringContaining('YouTube')],
  ['/videos/visit.mp4', expect.stringContaining('YouTube')],
  ['/../visit.mp4', expect.stringContaining('YouTube')],
  ['', true],
  [null, true],
  ['https://example.com/tour', expect.stringContaining('YouTube')],
  ['youtube', expect.stringContaining('YouTube')],
])('the address %j of a film is %j', (address, expected) => {
  expect(videoAddress(address, options)).toEqual(expected)
})

it('of several addresses the one that cannot be played is named', () => {
  expect(videoAddresses(null, options)).toBe(true)
  expect(videoAddresses(['https://youtu.be/dQw4w9WgXcQ'], options)).toBe(true)
  const wrong = ['https://youtu.be/dQw4w9WgXcQ', 'https://example.com/tour']
  expect(videoAddresses(wrong, options)).toMatch(/^https:\/\/example\.com\/tour: .*YouTube/)
})
