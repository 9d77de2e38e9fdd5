import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from '@playwright/test'
import type { FrameMessage, HostMessage, MapData } from '@/domain/map/protocol'

declare global {
  interface Window {
    heard: FrameMessage[]
    post: (message: unknown) => void
  }
}

/** Three listings too far apart to be drawn as one: for sale, with a ribbon; for rent; no price. */
export const LISTINGS: MapData['propsList'] = [
  {
    ID: 1, Latitude: 50.467, Longitude: 4.867, Price: 349_500, Marquee: 2, MarqueeName: 'Nieuw',
    MainTypeName: 'Huis', City: 'Namen', Url: '/te-koop/',
  },
  { ID: 2, Latitude: 51.054, Longitude: 3.725, Price: 950, Goal: 1, AddressPublic: false },
  { ID: 3, Latitude: 50.0, Longitude: 5.715, PublishPrice: false },
]

/** A string's fields with the usual values. */
export const mapData = (changes: Partial<MapData> = {}): MapData => ({
  propsList: LISTINGS,
  messageInfo: { language: 'nl', tiles: null },
  mapType: 'prices',
  customMarker: {},
  marqueeIgnore: [0],
  ...changes,
})

const HOST = '/map-host-of-a-test/'

const PAGE = `<!doctype html><html lang="nl"><title>Host</title>
<body style="margin:0"><iframe id="map" title="Kaart" style="width:100%;height:700px;border:0"></iframe>
<script>
  const frame = document.getElementById('map')
  window.heard = []
  window.post = (message) => frame.contentWindow.postMessage(message, location.origin)
  addEventListener('message', ({ source, data }) => source === frame.contentWindow && heard.push(data))
  frame.src = '/map/'
</script></body></html>`

/** A page of the site's own origin with the map in it, which has said that it is ready. */
export async function openHost(page: Page): Promise<FrameLocator> {
  await page.route(`**${HOST}`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
  await page.goto(HOST)
  await hears(page, 'ready')
  return page.frameLocator('#map')
}

/** Waits for a message of the frame and gives the last of its kind. */
export async function hears<T extends FrameMessage['type']>(
  page: Page,
  type: T,
): Promise<Extract<FrameMessage, { type: T }>> {
  await page.waitForFunction((wanted) => window.heard.some((one) => one.type === wanted), type)
  return page.evaluate(
    (wanted) => window.heard.filter((one) => one.type === wanted).at(-1) as never,
    type,
  )
}

/** Posts the string of some data and waits until it is shown. */
export async function show(page: Page, data: MapData): Promise<void> {
  await page.evaluate((text) => {
    window.heard = []
    window.post(text)
  }, JSON.stringify(data))
  await hears(page, 'shown')
}

/** Posts anything, as it is. */
export const post = (page: Page, message: HostMessage | object | string | number | null) =>
  page.evaluate((one) => window.post(one), message)

/** The first example of docs/map.md, for a site at this address. */
export async function documentedExample(site: string): Promise<string> {
  const text = await readFile('docs/map.md', 'utf8')
  const [, example = ''] = /```html\n([\s\S]*?)```/.exec(text) ?? []
  return example.replace('https://www.example.be', site)
}
