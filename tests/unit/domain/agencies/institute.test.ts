import { expect, it } from 'vitest'
import { instituteText } from '@/domain/agencies/institute'
import { speech } from '@/i18n/translator'

it.each([
  ['nl', 'IPI 599.215', 'BIV-nummer 599.215'],
  ['fr', 'BIV 599.104', 'numéro IPI 599.104'],
  ['fr', 'BIV/IPI: 599.104', 'numéro IPI 599.104'],
  ['en', '512345', 'BIV/IPI number 512345'],
  ['de', 'ipi 512345', 'BIV/IPI-Nummer 512345'],
  ['nl', 'CIB Vlaanderen 12', 'CIB Vlaanderen 12'],
  ['nl', '', ''],
] as const)('in %s, %s is %s', async (language, number, words) => {
  const { t } = await speech(language)
  expect(instituteText(number, (bare) => t('Mentions.institute', { number: bare }))).toBe(words)
})
