import { firstRates } from '@/cms/first-content/first-rates'
import { Words } from '@/cms/first-content/words'
import { ratesOf } from '@/domain/calculators/rates'
import { calculatorView } from '@/domain/properties/calculator-view'
import type { RentFacts, SaleFacts } from '@/domain/calculators/views'
import type { Doc } from '@/lib/documents'
import messages from '@/i18n/messages/nl.json'

/** The rates a site begins with, as they are read. */
export const RATES = ratesOf(
  JSON.parse(
    JSON.stringify(firstRates(), (_, value: unknown) =>
      value instanceof Words ? value.perLanguage : value,
    ),
  ) as Doc,
)

export const DAY = '2026-11-21'
export const WORDING = { labels: messages.Calculators.result, language: 'nl' } as const

/** A house for sale in Ghent, as it is read; what differs is given. */
export const property = (more: Doc = {}): Doc => ({
  goal: '0', status: 'available', price: 300_000, publishPrice: true,
  countryId: '10', zip: '9000', type: { kind: 'house' },
  ...more,
})

export const NAMUR = { zip: '5000' }
export const BRUSSELS = { zip: '1000' }
export const LAND = { type: { kind: 'land' } }

const factsOf = (more: Doc) => calculatorView(property(more), 'nl', DAY, RATES)?.facts

export const saleFacts = (more: Doc = {}): SaleFacts => factsOf(more) as SaleFacts

export const rentFacts = (more: Doc = {}): RentFacts =>
  factsOf({ goal: '1', price: 1_000, ...more }) as RentFacts
