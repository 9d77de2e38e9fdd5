import type { Field, GlobalConfig } from 'payload'
import { allow, contentEditors, renderedByPages, hiddenUnless, staff } from '../access/access'
import { withVersions } from './versions'
import { describedGlobal } from '../fields/described'
import { entryFields, linkFields } from '../fields/link'
import { logGlobalChange } from '../hooks/log-change'

/** Signs that an item of the top bar may carry; the site renders them. Spec §3, "Top-bar item". */
const TOP_BAR_ICONS = ['none', 'phone', 'mail', 'log-in', 'map-pin', 'clock', 'heart'] as const

const status = (): Field => ({
  name: 'status',
  type: 'select',
  options: ['published', 'hidden'],
  defaultValue: 'published',
  custom: { labels: 'header.status' },
})

const topBarItems = (name: string): Field => ({
  name,
  type: 'array',
  custom: { labels: `header.${name}` },
  fields: [
    { name: 'label', type: 'text', localized: true, custom: { labels: 'link.label' } },
    ...linkFields(),
    {
      type: 'row',
      fields: [
        {
          name: 'icon',
          type: 'select',
          options: [...TOP_BAR_ICONS],
          defaultValue: 'none',
          custom: { labels: 'header.icon' },
        },
        {
          name: 'color',
          type: 'select',
          options: ['plain', 'brand', 'accent'],
          defaultValue: 'plain',
          custom: { labels: 'header.color' },
        },
        status(),
      ],
    },
  ],
})

/** Main menu, buttons and top bar. Spec §2, "Shared shell", §3 "Menu entry", "Top-bar item". */
export const header: GlobalConfig = withVersions(describedGlobal(
  {
    slug: 'header',
    admin: { hidden: hiddenUnless(contentEditors) },
    access: { read: renderedByPages, update: allow(contentEditors), readVersions: staff },
    hooks: { afterChange: [logGlobalChange('settings')] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'menu',
            fields: [
              {
                name: 'menu',
                type: 'array',
                fields: [
                  ...entryFields(),
                  status(),
                  {
                    name: 'childMenus',
                    type: 'array',
                    fields: [...entryFields(), status()],
                  },
                ],
              },
            ],
          },
          {
            label: 'buttons',
            fields: [
              {
                name: 'buttons',
                type: 'array',
                maxRows: 2,
                fields: [...entryFields(), status()],
              },
            ],
          },
          {
            label: 'topBar',
            fields: [
              { name: 'topBarShow', type: 'checkbox', defaultValue: false },
              topBarItems('left'),
              topBarItems('right'),
            ],
          },
        ],
      },
    ],
  },
  'site',
))
