import { expect, it } from 'vitest'
import { fill, type FeedLanguage } from '../../../../demo/network/words'

it.each<[FeedLanguage, string, string, string]>([
  ['en', 'there is a {it}', 'open kitchen', 'There is an open kitchen'],
  ['en', 'a {it} terrace', '18 m²', 'An 18 m² terrace'],
  ['en', 'a {it} terrace', '8 m²', 'An 8 m² terrace'],
  ['en', 'a {it} plot', '110 m²', 'A 110 m² plot'],
  ['en', 'a {it} street', 'one-way', 'A one-way street'],
  ['fr', 'on y a {it} ans', '18', 'On y a 18 ans'],
])('in %s, %j with %j is %j', (language, template, it, said) => {
  expect(fill(template, { it }, language)).toBe(said)
})
