import type { CollectionConfig, Field, GlobalConfig, Tab } from 'payload'
import { adminText } from './labels'

/**
 * Gives every field its label (`cities.name`), its explanation (`cities.name.help`) and its
 * options their words (`properties.status:sold`), in the four languages of the admin, and does
 * the same inside tabs, groups, rows and arrays. Tabs are named `properties#price`.
 */
function described(prefix: string, field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => describedTab(prefix, tab)) }
  if (field.type === 'row' || field.type === 'collapsible') {
    return { ...field, fields: field.fields.map((child) => described(prefix, child)) }
  }
  if (!('name' in field) || field.type === 'ui') return field
  const key = `${prefix}.${field.name}`
  const named = {
    ...field,
    label: adminText(key),
    admin: { ...field.admin, description: adminText(`${key}.help`) },
  } as Field
  if (named.type === 'select' || named.type === 'radio') {
    named.options = named.options.map((option) => {
      const value = typeof option === 'string' ? option : option.value
      return { value, label: adminText(`${key}:${value}`) }
    })
  }
  if ((named.type === 'array' || named.type === 'group') && 'name' in named) {
    named.fields = named.fields.map((child) => described(key, child))
    if (named.type === 'array') named.labels = { singular: adminText(`${key}!`), plural: adminText(key) }
  }
  return named
}

function describedTab(prefix: string, tab: Tab): Tab {
  const label = typeof tab.label === 'string' ? tab.label : ''
  return {
    ...tab,
    label: adminText(`${prefix}#${label}`),
    fields: tab.fields.map((child) => described(prefix, child)),
  }
}

/** A collection with its names, its menu group and all its fields labelled and explained. */
export function describedCollection(config: CollectionConfig, group: string): CollectionConfig {
  const { slug } = config
  return {
    ...config,
    labels: { singular: adminText(`${slug}!`), plural: adminText(slug) },
    admin: {
      ...config.admin,
      group: adminText(`group.${group}`),
      description: adminText(`${slug}.help`),
    },
    fields: config.fields.map((field) => described(slug, field)),
  }
}

/** A global with its name, its menu group and all its fields labelled and explained. */
export function describedGlobal(config: GlobalConfig, group: string): GlobalConfig {
  const { slug } = config
  return {
    ...config,
    label: adminText(slug),
    admin: {
      ...config.admin,
      group: adminText(`group.${group}`),
      description: adminText(`${slug}.help`),
    },
    fields: config.fields.map((field) => described(slug, field)),
  }
}
