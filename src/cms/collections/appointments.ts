import type { CollectionConfig } from 'payload'
import { APPOINTMENT_STATES } from '@/domain/appointments/appointment'
import { LEAD_MAILS } from '@/domain/forms/leads'
import { allow, nobody, ofOwnAgency } from '../access/access'
import { canEditListings } from '../access/roles'
import { describedCollection } from '../fields/described'
import { cancelByStaff } from '../visits/cancel-endpoint'
import { tellOwner } from '../visits/feedback-endpoint'

/**
 * Visits that were booked. Made and changed by the server alone; staff see them in the calendar
 * of visits and cancel them there. Spec §4, "Appointments and document requests"; decision 077.
 */
export const appointments: CollectionConfig = describedCollection(
  {
    slug: 'appointments',
    access: {
      read: ofOwnAgency,
      create: nobody,
      update: nobody,
      delete: nobody,
      readVersions: nobody,
      admin: ({ req }) => canEditListings(req.user),
    },
    // The calendar shows them, and the page of each request.
    admin: { hidden: true },
    endpoints: [cancelByStaff, tellOwner],
    fields: [
      // Who asked is deleted with the lead, so the row goes first.
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'property', type: 'relationship', relationTo: 'properties', index: true, custom: { isUse: false } },
      { name: 'agency', type: 'relationship', relationTo: 'agencies', index: true },
      { name: 'calendar', type: 'relationship', relationTo: 'visiting-hours', index: true },
      { name: 'agent', type: 'relationship', relationTo: 'users' },
      { name: 'start', type: 'date', required: true, index: true },
      { name: 'end', type: 'date', required: true },
      { name: 'state', type: 'select', required: true, options: [...APPOINTMENT_STATES] },
      // Counts the changes: calendar programs take the file with the highest one.
      { name: 'sequence', type: 'number', required: true, defaultValue: 0 },
      // Whose and when; nothing once it is cancelled. No two visits that stand have the same.
      { name: 'slot', type: 'text', unique: true },
      { name: 'mails', type: 'select', required: true, index: true, options: [...LEAD_MAILS] },
      { name: 'remindAt', type: 'date', index: true },
      // What the agent tells the owner once it has been; nothing of who came.
      { name: 'feedback', type: 'textarea' },
      { name: 'uid', type: 'text', required: true, unique: true },
    ].map((field) => ({ ...field, access: { read: allow(canEditListings), update: nobody, create: nobody } })) as CollectionConfig['fields'],
  },
  'requests',
)
