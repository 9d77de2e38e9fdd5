import type { UIFieldServerProps } from 'payload'
import { readHistory } from '@/cms/history/read-history'
import { History } from '@/ui/History'
import { ofOwnListing } from './own-listing'

/** What became of the property at hand, as its owner reads it. Decision 096. */
export const ListingHistory = (props: UIFieldServerProps) =>
  ofOwnListing(props, async (property, words) => {
    const view = (await readHistory(props.payload, { properties: [property] })).get(property)
    return view && <History view={view} words={words} />
  })
