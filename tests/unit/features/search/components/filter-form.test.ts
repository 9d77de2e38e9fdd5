// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { fillForm, noteApplied, setterOf } from '@/features/search/components/filter-form'

const FORM = `<form action="/te-koop/">
  <label><input type="checkbox" name="city" value="Gent|9000"></label><input type="text" name="city" list="city-names">
  <input type="checkbox" name="region" value="Antwerpen">
  <fieldset><input type="text" name="price-min" inputmode="numeric"><input type="text" name="price-max" inputmode="numeric"></fieldset>
  <fieldset><input type="text" name="plot-min" inputmode="numeric"></fieldset>
</form>`

const input = (selector: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`input${selector}`)!
const PRICE = '[name="price-min"]'
const PLACE = '[list]'

/** Writes into a field, which has the focus then. */
function type(selector: string, text: string): HTMLInputElement {
  const field = input(selector)
  field.focus()
  field.value = text
  return field
}

const form = (): HTMLFormElement => document.querySelector('form')!

const fill = (shown: string, sent = shown): void =>
  fillForm(form(), new URLSearchParams(shown), new URLSearchParams(sent))

describe('fillForm', () => {
  beforeEach(() => {
    document.body.innerHTML = FORM
  })

  test('a number that was written on since it was asked for stays, and has changed', () => {
    const price = type(PRICE, '300000')
    fill('price-min=300')
    expect([price.value, price.defaultValue]).toEqual(['300000', '300'])
  })

  test('a number that was emptied since it was asked for stays empty, and has changed', () => {
    const price = type(PRICE, '300')
    noteApplied(form())
    type(PRICE, '')
    fill('price-min=300')
    expect([price.value, price.defaultValue]).toEqual(['', '300'])
  })

  test('a number that is there as it was asked for stays as it was typed, and has not changed', () => {
    const price = type(PRICE, '300.000')
    fill('price-min=300000', 'price-min=300.000')
    expect([price.value, price.defaultValue]).toEqual(['300.000', '300.000'])
    price.blur()
    fill('price-min=300000&sort=price')
    expect([price.value, price.defaultValue]).toEqual(['300000', '300000'])
  })

  test('a place that is being typed stays, and has changed', () => {
    const place = type(PLACE, 'Gen')
    fill('region=Antwerpen')
    expect([place.value, place.defaultValue]).toEqual(['Gen', ''])
    fill('city=Gent|9000')
    expect(place.value).toBe('Gen')
    expect(input('[value="Gent|9000"]').checked).toBe(true)
    place.blur()
    fill('region=Antwerpen')
    expect(place.value).toBe('')
  })

  test('a place that was asked for is among the chosen ones; one that nobody knows stays', () => {
    const place = type(PLACE, '9000 ')
    fill('city=Gent|9000', 'city=9000')
    expect(place.value).toBe('')
    type(PLACE, 'Zonnedorp')
    fill('city=Zonnedorp')
    expect([place.value, place.defaultValue]).toEqual(['Zonnedorp', 'Zonnedorp'])
  })

  test('a number that was asked for as it stands is that of the list once another one is asked for', () => {
    const price = type(PRICE, '300000')
    noteApplied(form())
    fill('price-min=300000')
    expect([price.value, price.defaultValue]).toEqual(['300000', '300000'])
    fill('')
    expect([price.value, price.defaultValue]).toEqual(['', ''])
    fill('price-min=300000')
    expect([price.value, price.defaultValue]).toEqual(['300000', '300000'])
  })

  test('both ends of a range stay as they were asked for while one of them is typed, wherever the list puts them', () => {
    const [least, most] = [input(PRICE), input('[name="price-max"]')]
    most.value = '800'
    type(PRICE, '1.200')
    noteApplied(form())
    fill('price-min=800&price-max=1200', 'price-min=1.200&price-max=800')
    expect([least.value, most.value]).toEqual(['1.200', '800'])
    expect([least.defaultValue, most.defaultValue]).toEqual(['1.200', '800'])
    least.blur()
    fill('price-min=800&price-max=1200&plot-min=5', 'price-min=1.200&price-max=800&plot-min=5')
    expect([least.value, most.value, input('[name="plot-min"]').value]).toEqual(['800', '1200', '5'])
  })

  test('who leaves a number for the other end of its range finds both as they were asked for', () => {
    const most = input('[name="price-max"]')
    type(PRICE, '1200')
    most.value = '800'
    noteApplied(form())
    most.focus()
    fill('price-min=800&price-max=1200', 'price-min=1200&price-max=800')
    expect([input(PRICE).value, most.value]).toEqual(['1200', '800'])
  })

  test('a number shows what the list shows while that of another range is typed', () => {
    input(PRICE).value = '300k'
    type('[name="plot-min"]', '500')
    noteApplied(form())
    fill('price-min=300000&plot-min=500', 'price-min=300k&plot-min=500')
    expect([input(PRICE).value, input('[name="plot-min"]').value]).toEqual(['300000', '500'])
  })

  test('what nobody types in shows what the list shows', () => {
    input('[name="price-max"]').value = '5'
    input('[name="region"]').checked = true
    fill('price-max=400000')
    expect(input('[name="price-max"]').value).toBe('400000')
    expect(input('[name="region"]').checked).toBe(false)
  })
})

describe('setterOf', () => {
  beforeEach(() => {
    document.body.innerHTML = FORM
  })

  test.each([true, false])('sets a box that was drawn anew as it was: %s', (isTicked) => {
    input('[value="Gent|9000"]').checked = isTicked
    const setAgain = setterOf(form(), input('[value="Gent|9000"]'))
    document.querySelector('label')!.innerHTML = '<input type="checkbox" name="city" value="Gent|9000">'
    input('[value="Gent|9000"]').checked = !isTicked
    setAgain()
    expect(input('[value="Gent|9000"]').checked).toBe(isTicked)
    expect([input(PLACE).value, input('[name="region"]').checked]).toEqual(['', false])
  })

  test('writes what was typed once more, unless that is written on', () => {
    const price = type(PRICE, '300')
    const setAgain = setterOf(form(), price)
    type(PRICE, '300000')
    setAgain()
    expect(price.value).toBe('300000')
    price.blur()
    fill('')
    setAgain()
    expect([price.value, input('[name="price-max"]').value]).toEqual(['300', ''])
  })
})
