import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MapCard } from '@/features/map/components/frame/MapCard'
import messages from '@/i18n/messages/nl.json'

const listing = { ID: 4711, Latitude: 50.467, Longitude: 4.867 }
const card = (isRaised: boolean): string =>
  renderToStaticMarkup(
    <MapCard
      chosen={{ listings: [listing], count: 1, picked: listing }} details={new Map()} isRaised={isRaised}
      texts={messages.Map} marqueeIgnore={[]} onPick={() => {}} onOpen={() => {}} onClose={() => {}}
    />,
  )

it('stands above what the host has over the lower edge, and at that edge where it has nothing', () => {
  expect(card(true)).toMatch(/^<section[^>]* data-raised/)
  expect(card(false)).not.toContain('data-raised')
})
