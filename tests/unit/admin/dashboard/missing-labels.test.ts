import { describe, expect, it } from 'vitest'
import { missingLabels } from '@/admin/dashboard/missing-labels'
import { adminText } from '@/cms/fields/labels'
import { MENTION_CODES } from '@/domain/properties/mentions'

const labels = MENTION_CODES.map((code) => adminText(`properties.missingMentions:${code}`).nl)

describe('missingWords', () => {
  it.each([
    ['drafts', null, ''],
    ['mentions', '', ''],
    ['languages', 'de', 'Ontbreekt: DE'],
    ['languages', 'en,de', 'Ontbreekt: EN, DE'],
    ['mentions', MENTION_CODES[0]!, `Ontbreekt: ${labels[0]}`],
    ['mentions', MENTION_CODES.slice(0, 2).join(), `Ontbreekt: ${labels[0]}, ${labels[1]}`],
    ['mentions', MENTION_CODES.slice(0, 5).join(), `Ontbreekt: ${labels[0]}, ${labels[1]} +3`],
  ] as const)('%s %j', (key, note, expected) => {
    expect(missingLabels(key, note, 'nl')).toBe(expected)
  })
})
