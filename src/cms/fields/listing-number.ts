import type { Field } from 'payload'
import { allow, nobody } from '../access/access'
import { canAdminister } from '../access/roles'
import { wholeNumber } from './whole-number'

/**
 * The public number of a property or project. Administrators may choose one for a new listing, of
 * those meant for listings made by hand; nobody changes it. Spec §3 and §6.
 */
export const listingIdField: Field = {
  name: 'listingId',
  type: 'number',
  unique: true,
  index: true,
  min: 1,
  validate: wholeNumber,
  access: { create: allow(canAdminister), update: nobody },
  admin: { position: 'sidebar', step: 1 },
  // A copy is a listing of its own, made in the admin.
  hooks: { beforeDuplicate: [() => null] },
}
