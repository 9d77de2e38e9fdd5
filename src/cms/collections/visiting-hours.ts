import type { CollectionConfig, DateFieldValidation, Field, FieldAccess, TextFieldSingleValidation } from 'payload'
import { date } from 'payload/shared'
import { readCalendarAddress } from '@/domain/appointments/calendar-address'
import { minutesOf } from '@/domain/appointments/local-time'
import { BUSY_FAILURES, HOURS_LIMITS, storedDay, WEEKDAYS } from '@/domain/appointments/visiting-hours'
import { idOf, type Doc } from '@/lib/documents'
import { administrators, hiddenUnless, madeByServer, nobody } from '../access/access'
import { canEditListings } from '../access/roles'
import { describedCollection } from '../fields/described'
import { adminMessage, adminText } from '../fields/labels'
import { newFeedAddress } from '../visits/feed-address'
import { refuseWithVisits } from '../visits/hours-in-use'
import { keepOwner, ownHours, readHours } from '../visits/hours-owner'

/** A beginning; of an exception it may be missing, where the end is too. */
const atTime: TextFieldSingleValidation = (value, { required, req, siblingData }) => {
  const { to } = siblingData as { to?: string | null }
  if (!value && !to && !required) return true
  return minutesOf(value ?? '') !== null || adminMessage('errors.time', req.i18n.language)
}

/** An end, which comes after its beginning; of an exception both may be missing, and not one alone. */
const afterFrom: TextFieldSingleValidation = (value, options) => {
  const { from } = options.siblingData as { from?: string | null }
  const { language } = options.req.i18n
  if (!value && !from && !options.required) return true
  const [begin, end] = [minutesOf(from ?? ''), minutesOf(value ?? '')]
  if (end === null) return adminMessage('errors.time', language)
  // A beginning that is no time says so itself.
  return begin === null || begin < end || adminMessage('errors.endsBefore', language)
}

/** The last day of an exception, which is not before the first; of a single day it is missing. */
const notBeforeDay: DateFieldValidation = (value, options) => {
  const row = options.siblingData as Doc
  const [day, until] = [storedDay(row, 'day'), storedDay(row, 'until')]
  if (day !== null && until !== null && until < day) return adminMessage('errors.untilBeforeDay', options.req.i18n.language)
  return date(value, options)
}

const httpsAddress: TextFieldSingleValidation = (value, { req }) =>
  !value || readCalendarAddress(value) !== null || adminMessage('errors.calendarAddress', req.i18n.language)

const time = (name: 'from' | 'to', required: boolean): Field => ({
  name, type: 'text', required, validate: name === 'from' ? atTime : afterFrom,
  admin: { width: '33%', components: { Field: '@/admin/visits/TimeField#TimeField' } },
})

const number = (name: keyof typeof HOURS_LIMITS): Field => {
  const { least, most, usual } = HOURS_LIMITS[name]
  return { name, type: 'number', min: least, max: most, defaultValue: usual, required: true, admin: { width: '50%', step: 1 } }
}

const day = (name: string, required: boolean, validate: DateFieldValidation = date): Field => ({
  name, type: 'date', required, validate,
  admin: { width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
})

/**
 * An address of a calendar opens it to whoever knows it: colleagues read each other's hours, and no address. Whoever
 * makes hours makes their own (`keepOwner`). A form gives its rules no `doc`, a filter neither that nor `data`.
 */
const ofOwner: FieldAccess = ({ data, id = data?.id as number | undefined, req: { user } }) => {
  if (administrators(user)) return true
  if (!data || !user) return false
  return id === undefined ? canEditListings(user) : idOf(data.agent) === idOf(user.id)
}

const unlisted = { disableListColumn: true, disableListFilter: true }

/**
 * When an agency, or an agent of it, shows properties; a row for each calendar, in which a moment is
 * booked once. Spec §4, "Appointments and document requests"; decision 077.
 */
export const visitingHours: CollectionConfig = describedCollection(
  {
    slug: 'visiting-hours',
    access: {
      read: readHours,
      create: ({ req }) => canEditListings(req.user),
      update: ownHours,
      delete: ownHours,
      readVersions: nobody,
      admin: ({ req }) => canEditListings(req.user),
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'agency', 'agent', 'visitMinutes', 'updatedAt'],
      hidden: hiddenUnless(canEditListings),
      components: { beforeListTable: ['@/admin/visits/HoursListTop#HoursListTop'] },
    },
    defaultSort: 'title',
    disableBulkEdit: true,
    endpoints: [newFeedAddress],
    hooks: { beforeValidate: [keepOwner], beforeDelete: [refuseWithVisits] },
    fields: [
      { name: 'title', type: 'text', access: madeByServer, admin: { hidden: true } },
      {
        type: 'row',
        fields: [
          { name: 'agency', type: 'relationship', relationTo: 'agencies', required: true, index: true, admin: { width: '50%', allowCreate: false, allowEdit: false, condition: (_, __, { user }) => administrators(user) } },
          { name: 'agent', type: 'relationship', relationTo: 'users', index: true, filterOptions: { roles: { contains: 'agent' } }, admin: { width: '50%', allowCreate: false, allowEdit: false, condition: (_, __, { user }) => administrators(user) } },
        ],
      },
      {
        name: 'hours', type: 'array', maxRows: 40, custom: { rowName: ['weekday', 'from', 'to'] },
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'weekday', type: 'select', required: true, options: [...WEEKDAYS], admin: { width: '33%', isClearable: false } },
              time('from', true),
              time('to', true),
            ],
          },
        ],
      },
      { type: 'row', fields: [number('visitMinutes'), number('bufferMinutes')] },
      { type: 'row', fields: [number('noticeHours'), number('daysAhead')] },
      { name: 'onHolidays', type: 'checkbox', defaultValue: false },
      {
        name: 'exceptions', type: 'array', maxRows: 200, custom: { rowName: ['day', 'until', 'from', 'to', 'note'] },
        fields: [
          { type: 'row', fields: [day('day', true), day('until', false, notBeforeDay)] },
          { type: 'row', fields: [time('from', false), time('to', false), { name: 'note', type: 'text', maxLength: 100, admin: { width: '34%' } }] },
        ],
      },
      {
        name: 'busyAddress', type: 'text', validate: httpsAddress, maxLength: 2000,
        access: { read: ofOwner },
        admin: unlisted,
      },
      { name: 'feed', type: 'ui', label: adminText('visiting-hours.feed'), admin: { components: { Field: '@/admin/visits/CalendarAddresses#CalendarAddresses' }, disableListColumn: true } },
      // There is one row for each agent, and one for an agency as a whole.
      { name: 'owner', type: 'text', required: true, unique: true, access: madeByServer, admin: { hidden: true, ...unlisted } },
      { name: 'feedKey', type: 'text', required: true, unique: true, access: { ...madeByServer, read: ofOwner }, admin: { hidden: true, ...unlisted } },
      { name: 'busy', type: 'json', access: { ...madeByServer, read: ofOwner }, admin: { hidden: true, ...unlisted } },
      { name: 'busyReadAt', type: 'date', access: madeByServer, admin: { hidden: true, ...unlisted } },
      { name: 'busyTriedAt', type: 'date', access: madeByServer, admin: { hidden: true, ...unlisted } },
      { name: 'busyError', type: 'select', options: [...BUSY_FAILURES], access: madeByServer, admin: { hidden: true, ...unlisted } },
    ],
  },
  'requests',
)
