import { expect, it } from 'vitest'
import { sourceFor } from '@/domain/calculators/official-sites'

it.each([
  ['https://www.notaris.be/', 'fr', 'https://www.notaire.be/'],
  ['https://www.notaris.be/', 'nl', 'https://www.notaris.be/'],
  ['https://www.notaris.be/', 'de', 'https://www.notaris.be/'],
  ['https://finances.belgium.be', 'nl', 'https://financien.belgium.be/'],
  ['https://fiscalite.brussels/', 'nl', 'https://fiscaliteit.brussels/'],
  ['https://www.notaris.be/kopen', 'fr', 'https://www.notaris.be/kopen'],
  ['https://www.nbb.be/', 'fr', 'https://www.nbb.be/'],
  ['no address', 'fr', undefined],
] as const)('%s in %s is %s', (href, language, expected) => {
  expect(sourceFor(href, language)?.href).toBe(expected)
})
