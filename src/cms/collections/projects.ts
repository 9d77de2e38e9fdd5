import type { CollectionConfig } from 'payload'
import { hiddenUnless, listingAccess, madeByServer } from '../access/access'
import { copyReadable } from '../access/newest-version'
import { ownAgencyField } from '../access/own-agency'
import { canEditListings } from '../access/roles'
import { TEXT_LIMITS } from '@/domain/properties/text-limits'
import { LISTING_DRAFTS, previewOf } from './drafts'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { fromFeed, importNotice, importRecord } from '../fields/feed-fields'
import { nameField } from '../fields/named'
import { languagesField } from '../fields/languages'
import { adminMessage } from '../fields/labels'
import { addressElsewhere } from '../fields/link'
import { listingDocuments, listingPictures } from '../fields/listing-files'
import { listingIdField } from '../fields/listing-number'
import { STATUS_ENUM } from '../fields/status-enum'
import { emptyAsNothing } from '../hooks/empty-texts'
import { keepFromVersions, lockAtOnce } from '../hooks/feed-locks'
import { keepAgencyBefore, logAndRoute, removeRoute } from '../hooks/listings'
import { numberListing } from '../hooks/listing-numbers'
import { refuseWhileListingsPoint, refuseWhileUsed } from '../hooks/usages'
import { listingText } from '../rich-text/editor'

/** New-build projects. Their units are properties that point at them. Spec §3, "Project". */
export const projects: CollectionConfig = withBin(describedCollection(
  {
    slug: 'projects',
    access: listingAccess,
    // Whether its feed keeps it in the bin.
    forceSelect: { source: true, withdrawnAt: true },
    versions: LISTING_DRAFTS,
    admin: {
      useAsTitle: 'name',
      defaultColumns: [
        'cardPicture', 'name', 'city', 'delivery', 'status',
        'languages', '_status',
      ],
      listSearchableFields: ['name', 'zip'],
      hidden: hiddenUnless(canEditListings),
      ...previewOf('projects'),
    },
    defaultSort: '-updatedAt',
    hooks: {
      beforeOperation: [copyReadable],
      beforeValidate: [numberListing('projects'), emptyAsNothing(['description', 'situation', 'technical'])],
      beforeChange: [keepAgencyBefore('project'), keepFromVersions('projects')],
      afterChange: [logAndRoute('project'), lockAtOnce('projects')],
      afterDelete: [removeRoute('project')],
    },
    fields: fromFeed('projects', [
      languagesField('name'),
      listingIdField,
      {
        name: 'live',
        type: 'checkbox',
        localized: true,
        defaultValue: true,
        admin: { position: 'sidebar' },
      },
      {
        name: 'agency',
        type: 'relationship',
        relationTo: 'agencies',
        ...ownAgencyField,
        admin: { position: 'sidebar' },
      },
      {
        name: 'withdrawnAt',
        type: 'date',
        access: madeByServer,
        admin: { position: 'sidebar', readOnly: true },
      },
      importNotice,
      {
        type: 'tabs',
        tabs: [
          {
            label: 'project',
            fields: [
              nameField('projects', 'name'),
              { name: 'goal', type: 'select', options: ['0', '1'], defaultValue: '0' },
              { name: 'status', type: 'select', options: ['available', 'sold-out'], defaultValue: 'available', ...STATUS_ENUM },
              { name: 'delivery', type: 'text', maxLength: TEXT_LIMITS.other },
              { name: 'priceMin', type: 'number', min: 0 },
              { name: 'priceMax', type: 'number', min: 0 },
              { name: 'type', type: 'relationship', relationTo: 'types' },
              {
                name: 'externalUrl', type: 'text', maxLength: TEXT_LIMITS.other,
                validate: addressElsewhere((language) => adminMessage('errors.projectOwnSite', language)),
              },
            ],
          },
          {
            label: 'address',
            fields: [
              { name: 'city', type: 'relationship', relationTo: 'cities', index: true },
              { name: 'publishAddress', type: 'checkbox', defaultValue: true },
              { name: 'street', type: 'text', localized: true, maxLength: TEXT_LIMITS.address },
              { name: 'houseNumber', type: 'text', maxLength: TEXT_LIMITS.address },
              { name: 'boxNr', type: 'text', maxLength: TEXT_LIMITS.address },
              { name: 'zip', type: 'text', maxLength: TEXT_LIMITS.address },
              { name: 'countryId', type: 'select', options: ['10', '50'], defaultValue: '10' },
              { name: 'latitude', type: 'number', min: -90, max: 90 },
              { name: 'longitude', type: 'number', min: -180, max: 180 },
            ],
          },
          {
            label: 'texts',
            fields: [
              { name: 'description', type: 'richText', localized: true, editor: listingText() },
              { name: 'situation', type: 'richText', localized: true, editor: listingText() },
              { name: 'technical', type: 'richText', localized: true, editor: listingText() },
            ],
          },
          {
            label: 'pictures',
            fields: [...listingPictures(), listingDocuments()],
          },
          {
            label: 'units',
            fields: [
              {
                name: 'units',
                type: 'join',
                collection: 'properties',
                on: 'project',
                admin: { defaultColumns: ['adminTitle', 'floor', 'price', 'status'] },
              },
              {
                name: 'constructions',
                type: 'array',
                fields: [
                  { name: 'name', type: 'text', localized: true },
                  { name: 'delivery', type: 'text' },
                ],
              },
            ],
          },
          {
            label: 'import',
            fields: [{ name: 'projectWebId', type: 'number' }, ...importRecord('projects')],
          },
        ],
      },
    ]),
  },
  'listings',
), [refuseWhileListingsPoint, refuseWhileUsed('projects')])
