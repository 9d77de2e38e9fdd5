import type { CollectionConfig, Field } from 'payload'
import { hiddenUnless, listingAccess, madeByServer } from '../access/access'
import { BEST_SCORE } from '@/domain/properties/detail-surroundings'
import { copyReadable } from '../access/newest-version'
import { ownAgencyField, ownProjectField } from '../access/own-agency'
import { canEditListings } from '../access/roles'
import { LISTING_DRAFTS, previewOf } from './drafts'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { videoAddress, videoAddresses } from '../fields/formats'
import { fromFeed, importNotice, importRecord } from '../fields/feed-fields'
import { languagesField } from '../fields/languages'
import { listingDocuments, listingPictures } from '../fields/listing-files'
import { listingIdField } from '../fields/listing-number'
import { emptyAsNothing } from '../hooks/empty-texts'
import { forgetWithProperty } from '../history/forget-deleted'
import { keepFromVersions, lockAtOnce } from '../hooks/feed-locks'
import { keepStateBefore, writeWhatHappened } from '../hooks/listing-events'
import { cleanProperty, keepAgencyBefore, logAndRoute, nameForAdmin, removeRoute } from '../hooks/listings'
import { numberListing } from '../hooks/listing-numbers'
import { checkMentions } from '../hooks/publication-check'
import { refuseWhileUsed } from '../hooks/usages'
import { titleForReader } from '../names/property-titles'
import { simpleTab, tabFields } from './properties-fields'
import { publicationCheck, publicationRecord } from './properties-publication'

const side = (field: Field): Field =>
  ({ ...field, admin: { ...('admin' in field ? field.admin : {}), position: 'sidebar' } }) as Field

const identity: Field[] = [
  listingIdField,
  { name: 'live', type: 'checkbox', localized: true, defaultValue: true },
  { name: 'agency', type: 'relationship', relationTo: 'agencies', index: true, ...ownAgencyField },
  { name: 'contact', type: 'relationship', relationTo: 'team-members' },
  { name: 'project', type: 'relationship', relationTo: 'projects', index: true, ...ownProjectField },
  { name: 'withdrawnAt', type: 'date', index: true, access: madeByServer, admin: { readOnly: true } },
]

/** Until when certificates hold, which no visitor is told: the owner reads it. */
const certificateEnds = ['asbestosEndDate', 'groundEndDate', 'electricityEndDate'].map(
  (name): Field => ({ name, type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } }),
)

const listing: Field[] = [
  { name: 'type', type: 'relationship', relationTo: 'types', required: true, index: true },
  { name: 'extraTypes', type: 'relationship', relationTo: 'types', hasMany: true },
  ...tabFields('listing'),
]

const pictures: Field[] = [
  ...listingPictures(),
  { name: 'videos', type: 'text', hasMany: true, validate: videoAddresses },
  { name: 'virtualTourUrl', type: 'text', validate: videoAddress },
  listingDocuments(),
]

const surroundings: Field[] = [
  ...tabFields('surroundings'),
  {
    name: 'pointsOfInterest',
    type: 'array',
    fields: [
      { name: 'name', type: 'text', localized: true },
      { name: 'kind', type: 'text' },
      { name: 'distance', type: 'number', min: 0 },
    ],
  },
  {
    name: 'mobilityScores',
    type: 'array',
    fields: [
      { name: 'category', type: 'text', required: true },
      { name: 'score', type: 'number', required: true, min: 0, max: BEST_SCORE },
    ],
  },
]

/** Properties for sale and for rent. Spec §3, "Property". */
export const properties: CollectionConfig = withBin(describedCollection(
  {
    slug: 'properties',
    access: listingAccess,
    // What its title is made of, and whether its feed keeps it in the bin.
    forceSelect: { listingId: true, type: true, city: true, source: true, withdrawnAt: true },
    versions: LISTING_DRAFTS,
    admin: {
      useAsTitle: 'adminTitle',
      defaultColumns: [
        'cardPicture', 'adminTitle', 'status', 'price', 'agency', 'languages', '_status',
      ],
      listSearchableFields: ['adminTitle', 'street', 'zip', 'recordFile'],
      hidden: hiddenUnless(canEditListings),
      ...previewOf('properties'),
    },
    defaultSort: '-updatedAt',
    hooks: {
      beforeOperation: [copyReadable],
      beforeValidate: [numberListing('properties'), cleanProperty, emptyAsNothing(['description'])],
      beforeChange: [keepStateBefore, keepAgencyBefore('property'), keepFromVersions('properties'), nameForAdmin, checkMentions],
      afterChange: [logAndRoute('property'), lockAtOnce('properties'), writeWhatHappened],
      afterDelete: [removeRoute('property'), forgetWithProperty],
    },
    fields: fromFeed('properties', [
      { name: 'adminTitle', type: 'text', index: true, hooks: { afterRead: [titleForReader] }, admin: { hidden: true } },
      languagesField('description'),
      ...publicationCheck.map(side),
      ...identity.map(side),
      ...publicationRecord.map(side),
      importNotice,
      {
        type: 'tabs',
        tabs: [
          { label: 'listing', fields: listing },
          {
            label: 'address',
            fields: [
              { name: 'city', type: 'relationship', relationTo: 'cities', index: true },
              ...tabFields('address'),
            ],
          },
          simpleTab('price'),
          { label: 'pictures', fields: pictures },
          simpleTab('surfaces'),
          simpleTab('rooms'),
          simpleTab('building'),
          simpleTab('energy'),
          { label: 'certificates', fields: [...tabFields('certificates'), ...certificateEnds] },
          simpleTab('planning'),
          simpleTab('finance'),
          simpleTab('rental'),
          simpleTab('lifeAnnuity'),
          { label: 'surroundings', fields: surroundings },
          {
            label: 'statistics',
            fields: [
              { name: 'seenBy', type: 'ui', admin: { components: { Field: '@/admin/owners/SeenBy#SeenBy' } } },
              { name: 'statistics', type: 'ui', admin: { components: { Field: '@/admin/statistics/ListingStatistics#ListingStatistics' } } },
            ],
          },
          {
            label: 'history',
            fields: [{ name: 'history', type: 'ui', admin: { components: { Field: '@/admin/statistics/ListingHistory#ListingHistory' } } }],
          },
          { label: 'import', fields: importRecord('properties') },
        ],
      },
    ]),
  },
  'listings',
), [refuseWhileUsed('properties')])
