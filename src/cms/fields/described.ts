import type { Block, CollectionConfig, Field, GlobalConfig, StaticLabel, Tab } from 'payload'
import { belgianDate } from './dates'
import { adminText } from './labels'
import { rowNameProps } from './row-name'

const STORED = '@/admin/stored/StoredJson#StoredJson'
const RELATION = '@/admin/cells/RelationCell#RelationCell'

/** What all staff know by name, whatever else of it they may read. Colleagues are known to those of their agency. */
const KNOWN_BY_NAME: ReadonlySet<unknown> = new Set([
  'agencies', 'categories', 'cities', 'import-sources', 'pages', 'team-members', 'types',
])

/**
 * Gives every field its label (`cities.name`), its explanation (`cities.name.help`) and its
 * options their words (`properties.status:sold`), in the four languages of the admin, and does
 * the same inside tabs, groups, rows and arrays. Tabs are named `properties#price`.
 */
function described(prefix: string, field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => describedTab(prefix, tab)) }
  if (field.type === 'row') {
    return { ...field, fields: field.fields.map((child) => described(prefix, child)) }
  }
  if (field.type === 'collapsible') {
    const label = typeof field.label === 'string' ? adminText(`${prefix}#${field.label}`) : field.label
    const fields = field.fields.map((child) => described(prefix, child))
    return { ...field, label, fields }
  }
  // What has no name of its own stands in the form only: a list would offer it as a column by the key of the code.
  if (field.type === 'ui') return field.label ? field : { ...field, admin: { ...field.admin, disableListColumn: true } }
  if (!('name' in field)) return field
  const key = textKey(prefix, field)
  const named = {
    ...field,
    label: adminText(key),
    admin: { ...field.admin, ...elsewhere(field), description: adminText(`${key}.help`) },
  } as Field
  if (named.type === 'date') {
    const isDay = named.admin?.date?.pickerAppearance === 'dayOnly'
    const placeholder = isDay ? adminText('date.day') : adminText('date.moment')
    return belgianDate({ ...named, admin: { ...named.admin, placeholder } })
  }
  // Payload's own loads an editor of code from another host.
  if (named.type === 'json') named.admin = { ...named.admin, components: { Field: STORED, ...named.admin?.components } }
  if (named.type === 'relationship' && !named.hasMany && KNOWN_BY_NAME.has(named.relationTo)) {
    named.admin = { ...named.admin, components: { Cell: RELATION, ...named.admin?.components } }
  }
  if (named.type === 'select' || named.type === 'radio') {
    named.options = named.options.map((option) => {
      // One that says what it is called is called that.
      if (typeof option !== 'string') return option
      return { value: option, label: adminText(`${key}:${option}`) }
    })
  }
  if ((named.type === 'array' || named.type === 'group') && 'name' in named) {
    named.fields = named.fields.map((child) => described(key, child))
    if (named.type === 'array') {
      const kind = adminText(`${key}!`)
      named.labels = { singular: kind, plural: adminText(key) }
      named.admin = { ...named.admin, components: { RowLabel: rowLabel('RowName', kind, named.fields, field.custom?.rowName), ...named.admin?.components } }
    }
  }
  if (named.type === 'blocks') named.labels = { singular: adminText(`${key}!`), plural: adminText(key) }
  return named
}

/** What shows an empty text in the words of another language, by type of field. Decision 078. */
const ELSEWHERE: Partial<Record<Field['type'], object>> = {
  text: { Field: '@/admin/fallback/TextElsewhere#TextElsewhere' },
  textarea: { Field: '@/admin/fallback/TextElsewhere#TextareaElsewhere' },
  richText: { Description: '@/admin/fallback/FormattedElsewhere#FormattedElsewhere' },
}

/** A text that visitors read in another language where it is empty shows that one in its place. */
function elsewhere(field: Field & { name: string }): Pick<NonNullable<Field['admin']>, 'components'> {
  const shown = ELSEWHERE[field.type]
  if (!shown || !('localized' in field) || !field.localized || field.custom?.ownLanguageOnly) return {}
  return { components: { ...shown, ...field.admin?.components } }
}

/** Fields that stand in several places (a link, the frame of a module) share their words. */
const textKey = (prefix: string, field: Field & { name: string }): string => {
  const shared: unknown = field.custom?.labels
  return typeof shared === 'string' ? shared : `${prefix}.${field.name}`
}

/** What a row is named by, in place of its number. */
const rowLabel = (component: string, kind: StaticLabel, fields: Field[], own?: unknown) => ({
  path: `@/admin/rows/RowName#${component}`,
  clientProps: { kind, ...rowNameProps(fields, own) },
})

/** The fields that all modules have: what stands above the content, and how it is laid out. */
interface ModuleFrame {
  heading: Field[]
  layout: Field[]
}

/**
 * A kind of module with its name (`module-slider`) and its fields labelled. The fields of the
 * frame share their words (`module.title`). Spec §3, "Page module".
 */
export function describedModule(slug: string, frame: ModuleFrame, own: Field[]): Block {
  const key = `module-${slug}`
  const name = adminText(key)
  const content = [...frame.heading.map((field) => described('module', field)), ...own.map((field) => described(key, field))]
  return {
    slug,
    labels: { singular: name, plural: name },
    admin: {
      images: { thumbnail: `/images/modules/${slug}.svg` },
      components: { Label: rowLabel('ModuleName', name, content) },
    },
    fields: [
      ...content,
      {
        type: 'collapsible',
        label: adminText('module#layout'),
        admin: { initCollapsed: true },
        fields: frame.layout.map((field) => described('module', field)),
      },
    ],
  }
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
      ...copiedPerLanguage(config),
      group: adminText(`group.${group}`),
      description: adminText(`${slug}.help`),
    },
    fields: config.fields.map((field) => described(slug, field)),
  }
}

/** Copying its texts to another language, by ours: Payload's does not say what it replaces. Decision 078. */
function copiedPerLanguage({ admin, fields }: CollectionConfig): CollectionConfig['admin'] {
  if (!hasTexts(fields)) return { disableCopyToLocale: true }
  const edit = { ...admin?.components?.edit, editMenuItems: ['@/admin/copy-language/CopyLanguage#CopyLanguage'] }
  return { disableCopyToLocale: true, components: { ...admin?.components, edit } }
}

/** Whether any field is a text per language. */
const hasTexts = (fields: readonly Field[]): boolean =>
  fields.some((field) => {
    if (field.type === 'tabs') return field.tabs.some((tab) => hasTexts(tab.fields))
    if (field.type in ELSEWHERE) return 'localized' in field && field.localized
    return 'fields' in field && hasTexts(field.fields)
  })

/** A global with its name, its menu group and all its fields labelled and explained. */
export function describedGlobal(config: GlobalConfig, group: string): GlobalConfig {
  const { slug } = config
  return {
    ...config,
    label: adminText(slug),
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        elements: {
          ...config.admin?.components?.elements,
          beforeDocumentControls: ['@/admin/copy-language/CopyLanguage#CopyLanguageButton'],
        },
      },
      group: adminText(`group.${group}`),
      description: adminText(`${slug}.help`),
    },
    fields: config.fields.map((field) => described(slug, field)),
  }
}
