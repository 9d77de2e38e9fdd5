import { describe, expect, it } from 'vitest'
import { dialledNumber, formatPhone, telHref } from '@/lib/phone'

describe('formatPhone', () => {
  it.each([
    ['0478123456', '0478 12 34 56'],
    ['0478/12.34.56', '0478 12 34 56'],
    ['081123456', '081 12 34 56'],
    ['(081) 12-34-56', '081 12 34 56'],
    ['+32 478 12 34 56', '+32 478 12 34 56'],
    ['+32 81 12 34 56', '+32 81 12 34 56'],
    [' +3281123456', ' +3281123456'],
    ['0032 2 123 45', '0032 2 123 45'],
    ['12345678', '12345678'],
    [' geen ', ' geen '],
    ['', ''],
  ])('shows %j as %j', (entered, shown) => {
    expect(formatPhone(entered)).toBe(shown)
  })

  it.each([null, undefined, 478123456, {}])('answers nothing for %j', (entered) => {
    expect(formatPhone(entered)).toBe('')
  })
})

describe('telHref', () => {
  it.each([
    ['+32 478 12 34 56', 'tel:+32478123456'],
    [' +32 (0)81 12 34 56', 'tel:+3281123456'],
    ['081/12.34.56', 'tel:081123456'],
    ['081+12', 'tel:08112'],
  ])('dials %j as %j', (entered, href) => {
    expect(telHref(entered)).toBe(href)
  })

  it.each([null, undefined, '', '+', 'call us', 5])('answers null for %j', (entered) => {
    expect(telHref(entered)).toBeNull()
  })
})

describe('dialledNumber', () => {
  it.each([
    ['09 123 45 67', '+3291234567'],
    ['+32 9 123 45 67', '+3291234567'],
    ['+32 (0)9/123.45.67', '+3291234567'],
    ['0032 9 123 45 67', '+3291234567'],
    ['0478 12 34 56', '+32478123456'],
    ['00352 26 12 34', '+352261234'],
    ['112', '112'],
    ['', null],
    [null, null],
  ])('of %j is %j', (entered, number) => {
    expect(dialledNumber(entered)).toBe(number)
  })
})
