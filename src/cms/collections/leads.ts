import type { CollectionConfig, Field } from 'payload'
import { FORMS } from '@/domain/forms/forms'
import { LEAD_MAILS, LEAD_STATUSES } from '@/domain/forms/leads'
import { administrators, allow, hiddenUnless, madeByServer, nobody, ofOwnAgency } from '../access/access'
import { canEditListings } from '../access/roles'
import { describedCollection } from '../fields/described'
import { FORM_WORDS, LANGUAGE_OPTIONS } from '../fields/form-words'
import { adminText } from '../fields/labels'
import { answerLead } from '../leads/answer'
import { seesLead, unassignOthers } from '../leads/assignees'
import { deletePartsOfLead } from '../leads/parts-of-lead'
import { recordLeadEvents } from '../leads/events'
import { exportLeads, LEAD_SEARCH } from '../leads/export-csv'
import { privacyEndpoints } from '../leads/privacy'
import { markRead } from '../leads/read-mark'
import { settleSpam } from '../leads/spam'

const UNSHOWN = { Field: '@/admin/leads/Unshown#Unshown' }

/**
 * Stored, filtered and listed, and in the form shown by `LeadPage`. Payload (3.90.1) would drop the
 * constraints of a field with a condition from the database.
 */
const shownByPage = (field: Field): Field => {
  const admin = 'admin' in field ? field.admin : undefined
  const components = { ...admin?.components, ...UNSHOWN }
  return { ...field, access: madeByServer, admin: { ...admin, components } } as Field
}

const side = (field: Field): Field =>
  ({ ...field, admin: { ...('admin' in field ? field.admin : {}), position: 'sidebar' } }) as Field

const cell = (name: string) => ({ Cell: `@/admin/leads/cells#${name}` })
const unlisted = { disableListColumn: true, disableListFilter: true }
const hidden = { hidden: true, ...unlisted }

/** What a visitor asked, which nobody changes. */
const asked: Field[] = [
  { name: 'name', type: 'text', admin: { components: cell('LeadNameCell') } },
  { name: 'form', type: 'select', required: true, index: true, options: [...FORMS], custom: FORM_WORDS },
  { name: 'email', type: 'text', index: true },
  { name: 'phone', type: 'text' },
  { name: 'language', type: 'select', required: true, options: LANGUAGE_OPTIONS },
  {
    name: 'property', type: 'relationship', relationTo: 'properties', index: true, custom: { isUse: false },
    admin: { components: cell('SubjectCell') },
  },
  { name: 'project', type: 'relationship', relationTo: 'projects', index: true, custom: { isUse: false } },
  { name: 'person', type: 'relationship', relationTo: 'team-members', index: true, custom: { isUse: false } },
  { name: 'answers', type: 'json', required: true, admin: unlisted },
  { name: 'consentText', type: 'textarea', admin: unlisted },
  { name: 'consentVersion', type: 'number', admin: unlisted },
  { name: 'readAt', type: 'date' },
  { name: 'answeredAt', type: 'date' },
  { name: 'history', type: 'json', admin: unlisted },
]

/** What the agency does with it. */
const handled: Field[] = [
  {
    name: 'status', type: 'select', required: true, index: true,
    defaultValue: 'new', options: [...LEAD_STATUSES],
    admin: { isClearable: false },
  },
  {
    name: 'assignee', type: 'relationship', relationTo: 'users', index: true, validate: seesLead,
    admin: { components: { Field: '@/admin/leads/AssigneeField#AssigneeField', ...cell('AssigneeCell') } },
  },
  {
    name: 'agency', type: 'relationship', relationTo: 'agencies', index: true,
    access: { create: nobody, update: allow(administrators) },
    admin: { components: cell('AgencyCell'), allowCreate: false, allowEdit: false },
  },
  { name: 'notes', type: 'textarea' },
]

/**
 * What visitors asked, a row for each, stored before they get an answer. What they wrote is changed
 * by nobody. Spec §1; §3, "Person".
 */
export const leads: CollectionConfig = describedCollection(
  {
    slug: 'leads',
    access: {
      read: ofOwnAgency,
      create: nobody,
      update: ofOwnAgency,
      delete: allow(administrators),
      readVersions: nobody,
      admin: ({ req }) => canEditListings(req.user),
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'form', 'property', 'agency', 'status', 'age'],
      listSearchableFields: LEAD_SEARCH,
      hidden: hiddenUnless(canEditListings),
      components: { beforeListTable: ['@/admin/leads/LeadListTop#LeadListTop'] },
    },
    defaultSort: '-createdAt',
    disableBulkEdit: true,
    endpoints: [exportLeads, ...privacyEndpoints, markRead, answerLead],
    hooks: {
      beforeValidate: [unassignOthers],
      beforeChange: [recordLeadEvents, settleSpam],
      beforeDelete: [deletePartsOfLead],
    },
    fields: [
      {
        name: 'page', type: 'ui', label: adminText('leads.page'),
        admin: { components: { Field: '@/admin/leads/LeadPage#LeadPage' }, disableListColumn: true },
      },
      {
        name: 'age', type: 'ui', label: adminText('leads.age'),
        admin: { components: cell('AgeCell') },
      },
      ...asked.map(shownByPage),
      ...handled.map(side),
      // A submission that is sent again, or solved again, is the same lead.
      { name: 'key', type: 'text', required: true, unique: true, access: madeByServer, admin: hidden },
      { name: 'mails', type: 'select', required: true, index: true, options: [...LEAD_MAILS], access: madeByServer, admin: hidden },
    ],
  },
  'requests',
)
