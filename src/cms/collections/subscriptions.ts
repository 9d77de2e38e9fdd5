import type { Access, CollectionConfig, Field } from 'payload'
import { OPT_IN_MAILS, RHYTHMS, SUBSCRIPTION_KINDS, SUBSCRIPTION_STATES } from '@/domain/alerts/subscription'
import { administrators, allow, hiddenUnless, nobody } from '../access/access'
import { agencyOf, canAdminister, canEditListings, type Actor } from '../access/roles'
import { forgetTold } from '../alerts/forget-told'
import { exportSubscribers } from '../alerts/export-subscribers'
import { describedCollection } from '../fields/described'
import { LANGUAGE_OPTIONS } from '../fields/form-words'

const unlisted = { disableListColumn: true, disableListFilter: true }
const hidden = { hidden: true, ...unlisted }

/** Administrators: every row. Agents: the demands whose request is their agency's. Nobody else: none. */
const ofOwnRequests: Access = ({ req }) => {
  const actor = req.user as Actor | null
  if (canAdminister(actor)) return true
  const agency = agencyOf(actor)
  return agency !== null && { 'lead.agency': { equals: agency } }
}

const subscribed: Field[] = [
  { name: 'email', type: 'text', required: true, index: true },
  { name: 'kind', type: 'select', required: true, index: true, options: [...SUBSCRIPTION_KINDS] },
  { name: 'state', type: 'select', required: true, index: true, options: [...SUBSCRIPTION_STATES] },
  { name: 'name', type: 'text' },
  { name: 'language', type: 'select', required: true, options: LANGUAGE_OPTIONS },
  { name: 'rhythm', type: 'select', options: [...RHYTHMS] },
  { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
  { name: 'goal', type: 'select', index: true, options: ['sale', 'rent'] },
  { name: 'criteria', type: 'json', admin: { ...unlisted, components: { Field: '@/admin/alerts/WishField#WishField' } } },
  { name: 'confirmedAt', type: 'date' },
  { name: 'endedAt', type: 'date' },
  { name: 'consentText', type: 'textarea', admin: unlisted },
  { name: 'consentVersion', type: 'number', admin: unlisted },
  // What is sent again is the same subscription, and by it the links in mails name it.
  { name: 'key', type: 'text', required: true, unique: true, admin: hidden },
  { name: 'optIn', type: 'select', required: true, index: true, options: [...OPT_IN_MAILS], admin: hidden },
]

/**
 * Who wants to be kept informed: of what matches a demand, a row for each, or by the newsletter. Nobody
 * is written to before they pressed the button that a mail leads to. Spec §3, "Demand register".
 */
export const subscriptions: CollectionConfig = describedCollection(
  {
    slug: 'subscriptions',
    access: {
      read: ofOwnRequests,
      create: nobody,
      update: nobody,
      delete: allow(administrators),
      readVersions: nobody,
      admin: ({ req }) => canEditListings(req.user),
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'kind', 'state', 'goal', 'rhythm', 'language', 'confirmedAt'],
      listSearchableFields: ['email', 'name'],
      hidden: hiddenUnless(canEditListings),
      components: { beforeListTable: ['@/admin/alerts/SubscriptionListTop#SubscriptionListTop'] },
    },
    defaultSort: '-createdAt',
    lockDocuments: false,
    endpoints: [exportSubscribers],
    hooks: { beforeDelete: [forgetTold] },
    fields: subscribed,
  },
  'requests',
)
