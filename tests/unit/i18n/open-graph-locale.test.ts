import { expect, it } from 'vitest'
import { LANGUAGES } from '@/i18n/languages'
import { OPEN_GRAPH_LOCALES } from '@/i18n/open-graph-locale'

it.each(LANGUAGES)('writes %s as language and territory', (language) => {
  const [spoken, territory] = OPEN_GRAPH_LOCALES[language].split('_')
  expect(spoken).toBe(language)
  expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(territory ?? '')).toMatch(/^(?:Belgium|United Kingdom)$/)
})
