import { expect, it } from 'vitest'
import { streetViewAt } from '@/domain/properties/street-view'

const place = { latitude: 50.6345678, longitude: -5.5712345 }

it('opens at the provider where the site has no key', () => {
  for (const key of ['', ' ']) {
    expect(streetViewAt(place, key)).toEqual({
      href: 'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=50.6345678,-5.5712345',
      embed: null,
    })
  }
})

it('can be shown in place with a key', () => {
  expect(streetViewAt(place, ' a&b ')?.embed).toBe(
    'https://www.google.com/maps/embed/v1/streetview?key=a%26b&location=50.6345678%2C-5.5712345',
  )
})

it('is nowhere without a public place', () => {
  expect(streetViewAt(null, 'key')).toBeNull()
})
