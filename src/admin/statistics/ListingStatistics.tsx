import type { UIFieldServerProps } from 'payload'
import { readStatistics } from '@/cms/statistics/read-statistics'
import { Statistics } from '@/ui/Statistics'
import { ofOwnListing } from './own-listing'

/** How often the property at hand was viewed and what came of it. Decision 095. */
export const ListingStatistics = (props: UIFieldServerProps) =>
  ofOwnListing(props, async (property, words) => (
    <Statistics view={await readStatistics(props.payload, { properties: [property] })} words={words} />
  ))
