import { expect, it } from 'vitest'
import { pairOf } from '@/i18n/pair'

const joined = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`

it.each([
  ['Telefoon', 'Telefoon: ja'],
  ['Hoe mogen we u antwoorden?', 'Hoe mogen we u antwoorden? ja'],
  ['Que cherchez-vous\u202f?', 'Que cherchez-vous\u202f? ja'],
  ['Hebt u dieren? Welke', 'Hebt u dieren? Welke: ja'],
])('%s', (label, pair) => expect(pairOf(label, 'ja', joined)).toBe(pair))
