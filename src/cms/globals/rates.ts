import type { GlobalConfig } from 'payload'
import { LANGUAGES } from '@/i18n/languages'
import { allow, contentEditors, renderedByPages, hiddenUnless, staff } from '../access/access'
import { withVersions } from './versions'
import { describedGlobal } from '../fields/described'
import { logGlobalChange } from '../hooks/log-change'
import { dated, euro, percent, region, years } from './rate-fields'
import { brackets, duties, oncePerDay } from './rate-rows'

/**
 * Rates and terms of the law, and what the calculators assume, as dated rows with their source: a
 * row holds from its day until a later one of the same kind. Staff correct them; no rate stands in
 * code. Spec §9; decision 043.
 */
export const rates: GlobalConfig = withVersions(describedGlobal(
  {
    slug: 'rates',
    admin: { hidden: hiddenUnless(contentEditors) },
    access: { read: renderedByPages, update: allow(contentEditors), readVersions: staff },
    hooks: { afterChange: [logGlobalChange('settings')] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'buying',
            fields: [
              dated(
                'registrationDuties',
                [
                  region,
                  { type: 'row', fields: [percent('normalPercent'), percent('reducedPercent', false)] },
                  { name: 'reducedOnLand', type: 'checkbox', defaultValue: false },
                  { type: 'row', fields: [euro('exemption'), euro('exemptionCeiling')] },
                  { type: 'row', fields: [euro('landExemption'), euro('landCeiling')] },
                  {
                    type: 'row',
                    fields: [
                      euro('classBonus'),
                      { name: 'leastClasses', type: 'number', min: 1, max: 10, admin: { step: 1 } },
                    ],
                  },
                  { name: 'conditions', type: 'textarea', localized: true },
                ],
                duties,
              ),
              dated('vat', [percent('percent')]),
              dated('notaryFees', [
                {
                  name: 'brackets',
                  type: 'array',
                  custom: { rowName: ['upTo', 'percent'] },
                  fields: [{ type: 'row', fields: [euro('upTo'), percent('percent')] }],
                  validate: brackets,
                },
                { type: 'row', fields: [euro('fixedCosts', true), percent('vatPercent')] },
              ]),
              dated('advances', [percent('percent')]),
            ],
          },
          {
            label: 'borrowing',
            fields: [
              dated('mortgages', [
                { type: 'row', fields: [percent('yearlyPercent'), years(40), percent('ownFundsPercent')] },
              ]),
            ],
          },
          {
            label: 'renting',
            fields: [
              dated(
                'rentDeposits',
                [region, { name: 'months', type: 'number', required: true, min: 0, max: 12 }],
                oncePerDay('region'),
              ),
            ],
          },
          {
            label: 'energy',
            fields: [
              dated(
                'renovationTerms',
                [
                  { name: 'language', type: 'select', required: true, options: [...LANGUAGES] },
                  years(30),
                ],
                oncePerDay('language'),
              ),
            ],
          },
        ],
      },
    ],
  },
  'site',
))
