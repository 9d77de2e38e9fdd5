import type { CollectionAdminOptions, DefaultValue } from 'payload'

/** The parameter in which the address of a new redirect stands. */
export const FROM = 'from'

/** What a new redirect sends on where the list of missed addresses leads to its form; blank else. */
export const askedFor: DefaultValue = ({ req }) => {
  const asked = req.query?.[FROM]
  return typeof asked === 'string' ? asked : ''
}

/** Leaves out what is ignored, unless a filter asks for it by name. */
export const listedUnlessIgnored: NonNullable<CollectionAdminOptions['baseListFilter']> = ({ req }) =>
  JSON.stringify(req.query?.where ?? '').includes('"ignored"') ? null : { ignored: { not_equals: true } }
