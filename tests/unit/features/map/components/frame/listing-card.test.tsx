import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ListingSnapshot } from '@/domain/map/protocol'
import { ListingCard } from '@/features/map/components/frame/ListingCard'
import messages from '@/i18n/messages/nl.json'

const listing: ListingSnapshot = { ID: 4711, Latitude: 50.467, Longitude: 4.867, Goal: 1, Price: 950, Url: '/te-huur/4711/' }
const card = (more: Partial<ListingSnapshot>): string =>
  renderToStaticMarkup(
    <ListingCard listing={{ ...listing, ...more }} asked texts={messages.Map} marqueeIgnore={[0]} onOpen={() => {}} />,
  ).replaceAll('\u00A0', ' ')

it('says the charges with a rent, and nothing where they are not known', () => {
  expect(card({ Charges: 50 })).toContain('€ 950 per maand <small>+ € 50 lasten</small></p>')
  expect(card({})).toContain('€ 950 per maand</p>')
})

it('leaves words out that only tell what the charges beside them say', () => {
  const said = { PriceUnitText: 'exclusief lasten' }
  expect(card({ ...said, Charges: 50 })).toContain('€ 950 per maand <small>+ € 50 lasten</small></p>')
  expect(card(said)).toContain('€ 950 per maand exclusief lasten</p>')
})
