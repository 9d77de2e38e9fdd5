import { expect, it } from 'vitest'
import { tabsOf } from '@/admin/tabs-of'
import { properties } from '@/cms/collections/properties'
import { MENTIONS } from '@/domain/properties/mentions'

it('counts the tabs from 0 and leaves out what stands beside them', () => {
  const tabs = tabsOf([
    { name: 'beside', type: 'text' },
    {
      type: 'tabs',
      tabs: [
        { label: 'a', fields: [{ name: 'one', type: 'text' }] },
        { label: 'b', fields: [{ name: 'two', type: 'text' }, { name: 'three', type: 'text' }] },
      ],
    },
  ])
  expect(tabs).toEqual({ one: 0, two: 1, three: 1 })
})

it('knows the tab of every field that a missing mention leads to', () => {
  const tabs = tabsOf(properties.fields)
  const fields = Object.values(MENTIONS).map((mention) => mention.fields[0])
  expect(fields.filter((field) => tabs[field] === undefined)).toEqual([])
})
