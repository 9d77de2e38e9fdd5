import { moduleBlock } from '@/cms/fields/module-fields'

/** The agencies of the network, with a map of where they are. */
export const agenciesModule = moduleBlock('agencies', [
  { name: 'showMap', type: 'checkbox', defaultValue: true },
])
