import type { Block, Field } from 'payload'
import { columnsField } from './columns'
import { describedModule } from './described'
import { classNames, colour } from './formats'

const labels = (name: string) => ({ labels: `module.${name}` })

const heading: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'title', type: 'text', localized: true, admin: { width: '70%' } },
      {
        name: 'titleSize',
        type: 'select',
        options: ['h1', 'h2'],
        defaultValue: 'h2',
        admin: { width: '30%' },
      },
    ],
  },
  { name: 'description', type: 'textarea', localized: true },
  { name: 'description2', type: 'textarea', localized: true },
]

const layout: Field[] = [
  {
    name: 'status',
    type: 'select',
    options: ['published', 'hidden'],
    defaultValue: 'published',
  },
  {
    type: 'row',
    fields: [
      { name: 'row', type: 'number', min: 0, admin: { step: 1, width: '25%' } },
      { name: 'sort', type: 'number', admin: { step: 1, width: '25%' } },
      columnsField('span'),
    ],
  },
  { type: 'row', fields: [columnsField('sm'), columnsField('md'), columnsField('lg')] },
  { name: 'class', type: 'text', validate: classNames },
  {
    type: 'row',
    fields: [
      {
        name: 'backgroundType',
        type: 'select',
        options: ['none', 'color', 'image', 'gallery'],
        defaultValue: 'none',
        admin: { width: '50%' },
      },
      { name: 'colorBackground', type: 'text', validate: colour, admin: { width: '50%' } },
    ],
  },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'images', type: 'upload', relationTo: 'media', hasMany: true },
]

/** How many things a module shows at most. Spec §3, `maxItems`. */
export const maxItems = (defaultValue: number): Field => ({
  name: 'maxItems',
  type: 'number',
  min: 1,
  max: 100,
  defaultValue,
  custom: labels('maxItems'),
  admin: { step: 1 },
})

/** How many things stand beside each other on a wide screen. Spec §3, `numberItemOfRow`. */
export const numberItemOfRow = (defaultValue: number): Field => ({
  name: 'numberItemOfRow',
  type: 'number',
  min: 1,
  max: 6,
  defaultValue,
  custom: labels('numberItemOfRow'),
  admin: { step: 1 },
})

/** A kind of module: its own fields between the title and the layout. Spec §3, "Page module". */
export const moduleBlock = (slug: string, own: Field[] = []): Block =>
  describedModule(slug, { heading, layout }, own)
