import { expect, it } from 'vitest'
import { contracted } from '@/i18n/contracted'

it.each([
  ['Maison à Le Coq', 'Maison au Coq'],
  ['à Les Bons Villers', 'aux Bons Villers'],
  ['à Gand, à Le Coq et à Le Rœulx', 'à Gand, au Coq et au Rœulx'],
  ['à La Louvière', 'à La Louvière'],
  ['à L’Écluse et à Lessines', 'à L’Écluse et à Lessines'],
  ['Huis in Le Coq', 'Huis in Le Coq'],
  ['voilà Le Coq', 'voilà Le Coq'],
])('%s: %s', (text, said) => {
  expect(contracted(text)).toBe(said)
})
