import type { Field } from 'payload'

/** In which tab of a form each field stands, counted from 0; fields outside tabs are not in it. */
export const tabsOf = (fields: readonly Field[]): Record<string, number> =>
  Object.fromEntries(
    fields.flatMap((field) =>
      field.type === 'tabs'
        ? field.tabs.flatMap((tab, index) =>
            tab.fields.flatMap((child) => ('name' in child ? [[child.name, index]] : [])),
          )
        : [],
    ),
  )
