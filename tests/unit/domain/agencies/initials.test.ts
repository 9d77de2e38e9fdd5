import { describe, expect, it } from 'vitest'
import { initialsOf } from '@/domain/agencies/initials'

describe('initialsOf', () => {
  it.each([
    ['Lien Verhaeghe', 'LV'],
    ['Jean-Marc  de la Fontaine', 'JF'],
    ['éva', 'É'],
    [' ', ''],
  ])('of %j is %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
