import { existsSync } from 'node:fs'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { rowNameProps } from '@/cms/fields/row-name'
import { entryFields } from '@/cms/fields/link'
import { MODULES } from '@/modules/configs'

const names = (fields: Field[], own?: unknown) => rowNameProps(fields, own).parts.map(({ kind, name }) => `${name}:${kind}`)

describe('what names a row', () => {
  it('is its title, else what it leads to, else where', () => {
    expect(names(entryFields())).toEqual(['title:text', 'reference:relation', 'url:text'])
    expect(rowNameProps(entryFields(), undefined).isJoined).toBe(false)
  })

  it('is what its list says, also within rows, and nothing that it does not have', () => {
    const fields: Field[] = [
      { type: 'row', fields: [{ name: 'weekday', type: 'select', options: [{ value: '1', label: { nl: 'maandag' } }] }, { name: 'from', type: 'text' }] },
      { name: 'open', type: 'checkbox' },
    ]
    expect(rowNameProps(fields, ['weekday', 'from', 'gone', 'open'])).toEqual({
      isJoined: true,
      parts: [
        { name: 'weekday', kind: 'text', choices: { 1: { nl: 'maandag' } } },
        { name: 'from', kind: 'text' },
      ],
    })
  })

  it.each(MODULES)('is said by the module $slug, which has a picture', ({ admin, slug }) => {
    const label = admin?.components?.Label as { clientProps: ReturnType<typeof rowNameProps> }
    expect(label.clientProps.parts[0]?.name).toBe('title')
    expect(existsSync(`public${admin?.images?.thumbnail as string}`), slug).toBe(true)
  })
})
