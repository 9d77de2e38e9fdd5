import { describe, expect, it } from 'vitest'
import { feedFieldsOf, lockedPart, lockName } from '@/domain/feeds/feed-fields'
import { isKept, withLock, withoutLock } from '@/domain/feeds/locks'

describe('locks', () => {
  it('of a text hold in one language, or in all where they are older', () => {
    expect(isKept(['description.nl'], 'description', 'nl')).toBe(true)
    expect(isKept(['description.nl'], 'description', 'fr')).toBe(false)
    expect(isKept(['description'], 'description', 'fr')).toBe(true)
    expect(isKept(['price'], 'price', null)).toBe(true)
    expect(isKept([], 'price', null)).toBe(false)
  })

  it('are set once', () => {
    expect(withLock(['price'], 'description', 'de')).toEqual(['price', 'description.de'])
    expect(withLock(['description'], 'description', 'de')).toEqual(['description'])
    expect(withLock(['price'], 'price', null)).toEqual(['price'])
  })

  it.each([
    [['price', 'zip'], 'price', null, ['zip']],
    [['description.nl', 'description.fr'], 'description', 'nl', ['description.fr']],
    [['description', 'zip'], 'description', 'nl', ['zip', 'description.fr', 'description.en', 'description.de']],
    [['description', 'description.fr'], 'description', 'fr', ['description.nl', 'description.en', 'description.de']],
    [['zip'], 'price', null, ['zip']],
  ] as const)('%j without %s of %s are %j', (locks, field, language, rest) => {
    expect(withoutLock(locks, field, language).sort()).toEqual([...rest].sort())
  })

  it('are read as they are written', () => {
    expect(lockedPart(lockName('street', 'en'))).toEqual({ field: 'street', language: 'en' })
    expect(lockedPart('price')).toEqual({ field: 'price', language: null })
    expect(lockedPart('price.xx')).toEqual({ field: 'price', language: null })
  })

  it('stand at each field once', () => {
    for (const collection of ['properties', 'projects'] as const) {
      const names = feedFieldsOf(collection).flatMap(({ along = [], name }) => [name, ...along])
      expect(new Set(names).size).toBe(names.length)
    }
    expect(feedFieldsOf('properties').find(({ name }) => name === 'price')?.isMoney).toBe(true)
  })
})
