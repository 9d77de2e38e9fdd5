import type { CollectionBeforeChangeHook } from 'payload'
import { townKeys, withTownKeys } from '@/domain/feeds/town-keys'
import { sqlOf } from '../database/sql'
import { readNames } from '../route-table/names'

/** Keeps the names and the postcode that a town had, under which feeds go on bringing it. Spec §3. */
export const rememberTownKeys: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const { countryId, feedKeys, id, zip } = originalDoc
  const names = (await readNames(req.payload, await sqlOf(req), 'cities', 'name', [id])).get(id) ?? {}
  return { ...data, feedKeys: withTownKeys(feedKeys, townKeys({ countryId, names, zip })) }
}
