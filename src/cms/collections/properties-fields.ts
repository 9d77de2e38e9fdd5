import type { Field, Tab } from 'payload'
import { listingText } from '../rich-text/editor'
import { STATUS_ENUM } from '../fields/status-enum'
import { webAddress } from '../fields/web-address'
import { ANSWERS, PROPERTY_FIELDS, type FieldTab, type PropertyField } from '@/domain/properties/fields'
import { longestText } from '@/domain/properties/text-limits'

/** Fields whose value every listing has. */
const DEFAULTS: Record<string, string> = { goal: '0', status: 'available', marquee: '0', countryId: '10' }

/** What staff enter by hand is public unless they say otherwise. */
const SHOWN_UNLESS_TOLD: ReadonlySet<string> = new Set(['publishPrice', 'publishAddress'])

const MONEY = { Cell: '@/admin/cells/MoneyCell#MoneyCell' }

function adminField(entry: PropertyField): Field {
  const { name, localized } = entry
  switch (entry.kind) {
    case 'code':
      return {
        name,
        type: 'select',
        options: [...(entry.codes ?? [])],
        defaultValue: DEFAULTS[name],
        required: name in DEFAULTS,
        index: name === 'goal' || name === 'status',
        ...(name === 'status' && STATUS_ENUM),
      }
    case 'integer':
    case 'decimal':
      return {
        name,
        type: 'number',
        min: entry.range?.[0],
        max: entry.range?.[1],
        admin: {
          step: entry.kind === 'integer' ? 1 : undefined,
          components: entry.unit?.startsWith('euro') ? MONEY : undefined,
        },
      }
    case 'yesNo':
      return { name, type: 'checkbox', defaultValue: SHOWN_UNLESS_TOLD.has(name) }
    case 'answer':
      return { name, type: 'select', options: [...ANSWERS] }
    case 'date':
      return { name, type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } }
    case 'formattedText':
      return { name, type: 'richText', localized, editor: listingText() }
    case 'webAddress':
      return { name, type: 'text', maxLength: longestText(entry), validate: webAddress }
    case 'text':
      return { name, type: 'text', localized, maxLength: longestText(entry) }
  }
}

/** The fields of one tab of the admin, made from the table of fields. Spec §3. */
export const tabFields = (tab: FieldTab): Field[] =>
  PROPERTY_FIELDS.filter((entry) => entry.tab === tab).map(adminField)

/** A tab of the admin that holds only fields of the table. */
export const simpleTab = (tab: FieldTab): Tab => ({ label: tab, fields: tabFields(tab) })
