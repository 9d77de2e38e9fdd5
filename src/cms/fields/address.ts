import type { Field } from 'payload'
import { refuseWrongPathElsewhere } from '../hooks/typed-paths'

/** Whether content is shown in a language at all. Spec §3, "public flag". */
export const liveField: Field = {
  name: 'live',
  type: 'checkbox',
  localized: true,
  defaultValue: true,
  admin: { position: 'sidebar' },
}

/** The path that staff type; blank takes the default. Spec §2, "Route table". */
export const pathField: Field = {
  name: 'path',
  type: 'text',
  localized: true,
  hooks: { beforeChange: [refuseWrongPathElsewhere] },
  custom: { ownLanguageOnly: true },
}

/** Where the addresses lead when the content is deleted. */
export const successorField: Field = {
  name: 'successor',
  type: 'relationship',
  relationTo: ['pages', 'articles'],
}

/** By which the route table knows content, whatever happens to its names. Spec §2. */
export const originalPathField: Field = {
  name: 'originalPath',
  type: 'text',
  unique: true,
  index: true,
  admin: { position: 'sidebar', readOnly: true },
}
