import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, renderedByPages, hiddenUnless } from '../access/access'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { thumbnail } from '../fields/thumbnail'
import { MENDED_WEB_ADDRESS } from '../fields/web-address'
import { keepAgencyShown } from '../hooks/agency-mentions'
import { logChange } from '../hooks/log-change'
import { refuseWhileUsed } from '../hooks/usages'

/** Agencies of the network, each legally independent, with their mentions. Spec §1. */
export const agencies: CollectionConfig = withBin(describedCollection(
  {
    slug: 'agencies',
    access: collectionAccess(renderedByPages, contentEditors),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['photo', 'name', 'city', 'phone', 'instituteNumber'],
      hidden: hiddenUnless(contentEditors),
    },
    defaultSort: 'agencyId',
    // A copy would stand on the site, beside what it was copied from, before anybody changes a word of it.
    disableDuplicate: true,
    hooks: {
      beforeChange: [keepAgencyShown],
      afterChange: [logChange('agency')],
      afterDelete: [logChange('agency')],
    },
    fields: [
      {
        name: 'shownOnSite',
        type: 'ui',
        admin: { position: 'sidebar', components: { Field: '@/admin/agencies/MissingAgencyMentions#MissingAgencyMentions' } },
      },
      {
        type: 'tabs',
        tabs: [
          {
            label: 'contact',
            fields: [
              { name: 'name', type: 'text', required: true },
              { name: 'agencyId', type: 'number', unique: true, index: true },
              { name: 'street', type: 'text' },
              { name: 'houseNumber', type: 'text' },
              { name: 'zip', type: 'text' },
              { name: 'city', type: 'text' },
              { name: 'phone', type: 'text' },
              { name: 'email', type: 'email' },
              { name: 'documentsByHand', type: 'checkbox', defaultValue: false },
              { name: 'latitude', type: 'number', min: -90, max: 90 },
              { name: 'longitude', type: 'number', min: -180, max: 180 },
              {
                name: 'photo',
                type: 'upload',
                relationTo: 'media',
                admin: { components: thumbnail },
              },
            ],
          },
          {
            label: 'legal',
            fields: [
              { name: 'legalName', type: 'text' },
              { name: 'companyNumber', type: 'text' },
              { name: 'vatNumber', type: 'text' },
              { name: 'professionalTitle', type: 'text', localized: true },
              { name: 'instituteNumber', type: 'text' },
              { name: 'recognitionCountry', type: 'text', localized: true },
              { name: 'insurer', type: 'text' },
              { name: 'policyNumber', type: 'text' },
              { name: 'supervisoryAuthority', type: 'text', localized: true },
              { name: 'codeOfConductUrl', type: 'text', localized: true, ...MENDED_WEB_ADDRESS },
            ],
          },
        ],
      },
    ],
  },
  'network',
), [refuseWhileUsed('agencies')])
