import type { GlobalConfig } from 'payload'
import { CAPTCHA_PROVIDERS } from '@/domain/forms/captcha'
import { SERVICE_TAGS } from '@/domain/consent/tags'
import { MAP_TYPES } from '@/domain/map/protocol'
import { SLIDE_SECONDS } from '@/domain/pages/slide-seconds'
import { NUMBERS_BY_HAND } from '@/domain/properties/listing-numbers'
import { LANGUAGES } from '@/i18n/languages'
import { OWN_COLOURS } from '@/lib/own-colours'
import { administratorOnlyField, administrators, allow, contentEditors, renderedByPages, staff } from '../access/access'
import { withVersions } from './versions'
import { describedGlobal } from '../fields/described'
import { captchaKey, colour, tagId } from '../fields/formats'
import { attribution, frameOrigins, streetViewKey, tidyOrigins, tilesAddress } from '../fields/map-formats'
import { listingNumber } from '../fields/whole-number'
import { logGlobalChange } from '../hooks/log-change'
import { checkLanguages } from '../hooks/languages'
import { checkNumbersByHand } from '../hooks/listing-numbers'

/** Settings of the whole site. Spec §3, "Settings". */
export const settings: GlobalConfig = withVersions(describedGlobal(
  {
    slug: 'settings',
    access: { read: renderedByPages, update: allow(contentEditors), readVersions: staff },
    hooks: { beforeValidate: [checkLanguages, checkNumbersByHand], afterChange: [logGlobalChange('settings')] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'languages',
            fields: [
              {
                name: 'defaultLanguage',
                type: 'select',
                required: true,
                defaultValue: 'nl',
                options: [...LANGUAGES],
                access: administratorOnlyField,
              },
              {
                name: 'languages',
                type: 'select',
                hasMany: true,
                required: true,
                defaultValue: [...LANGUAGES],
                options: [...LANGUAGES],
                access: administratorOnlyField,
              },
            ],
          },
          {
            label: 'agency',
            fields: [
              { name: 'agencyName', type: 'text', required: true, defaultValue: 'Estate network' },
              { name: 'tagline', type: 'text', localized: true },
              { name: 'logo', type: 'upload', relationTo: 'media' },
              { name: 'phone', type: 'text' },
              { name: 'email', type: 'email' },
            ],
          },
          {
            label: 'search',
            fields: [
              { name: 'searchTitle', type: 'text', localized: true },
              { name: 'searchDescription', type: 'textarea', localized: true },
              { name: 'searchDescription2', type: 'textarea', localized: true },
              { name: 'searchPlaceholder', type: 'text', localized: true, custom: { ownLanguageOnly: true } },
              { name: 'showCounts', type: 'checkbox', defaultValue: true },
            ],
          },
          {
            label: 'banner',
            fields: [
              { name: 'banner', type: 'upload', relationTo: 'media' },
              { name: 'bannerInterval', type: 'number', min: 3, max: 30, defaultValue: SLIDE_SECONDS, admin: { step: 1 } },
            ],
          },
          {
            label: 'drawer',
            fields: [
              { name: 'showFreeValuation', type: 'checkbox', defaultValue: true },
            ],
          },
          {
            label: 'look',
            fields: [
              { name: 'brandColour', type: 'text', defaultValue: OWN_COLOURS.brand, validate: colour },
              { name: 'accentColour', type: 'text', defaultValue: OWN_COLOURS.accent, validate: colour },
            ],
          },
          {
            label: 'map',
            fields: [
              { name: 'mapTilesUrl', type: 'text', validate: tilesAddress },
              { name: 'mapAttribution', type: 'text', validate: attribution },
              { name: 'mapType', type: 'select', options: [...MAP_TYPES], defaultValue: 'prices' },
              { name: 'mapMarkerColour', type: 'text', validate: colour },
              { name: 'streetViewKey', type: 'text', access: administratorOnlyField, validate: streetViewKey },
              {
                name: 'mapOrigins',
                type: 'text',
                hasMany: true,
                access: administratorOnlyField,
                validate: frameOrigins,
                hooks: { beforeValidate: [tidyOrigins] },
              },
            ],
          },
          {
            label: 'listings',
            fields: [
              {
                name: 'listingNumbersFrom',
                type: 'number',
                defaultValue: NUMBERS_BY_HAND.from,
                admin: { step: 1 },
                access: administratorOnlyField,
                validate: listingNumber,
              },
              {
                name: 'listingNumbersTo',
                type: 'number',
                defaultValue: NUMBERS_BY_HAND.to,
                admin: { step: 1 },
                access: administratorOnlyField,
                validate: listingNumber,
              },
            ],
          },
          {
            label: 'captcha',
            fields: [
              {
                name: 'captchaProvider',
                type: 'select',
                options: [...CAPTCHA_PROVIDERS],
                defaultValue: 'altcha',
                access: administratorOnlyField,
              },
              { name: 'captchaSiteKey', type: 'text', access: administratorOnlyField, validate: captchaKey },
              // The site asks for it by itself: no page, no memory and no editor ever reads it.
              {
                name: 'captchaSecret', type: 'text', validate: captchaKey,
                access: { ...administratorOnlyField, read: allow(administrators) },
              },
            ],
          },
          {
            label: 'tracking',
            fields: SERVICE_TAGS.map((tag) => ({
              name: `${tag}Id`,
              type: 'text',
              access: administratorOnlyField,
              validate: tagId(tag),
            })),
          },
        ],
      },
    ],
  },
  'site',
))
