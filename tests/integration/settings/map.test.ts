import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSiteSettings } from '@/cms/globals/site-settings'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const save = (data: object) => cms.payload.updateGlobal({ slug: 'settings', data })

describe('the settings of the map', () => {
  it.each([
    { mapTilesUrl: 'http://tiles.be/{z}/{x}/{y}.png' },
    { mapTilesUrl: 'https://tiles.be/{z}/{x}.png' },
    { mapAttribution: '<script>alert(1)</script>' },
    { mapMarkerColour: 'green' },
    { mapType: 'satellite' },
    { streetViewKey: 'a key & more' },
    { mapOrigins: ['https://partner.be/map'] },
    { mapOrigins: ['https://a.be; script-src *'] },
    { mapOrigins: Array.from({ length: 51 }, (_, index) => `https://a${index}.be`) },
  ])('refuse %j', async (data) => {
    await expect(save(data)).rejects.toThrow(/Not saved. First correct this field/)
  })

  it('take tiles with an attribution, and nothing', async () => {
    const data = {
      mapTilesUrl: 'https://tiles.be/{z}/{x}/{y}.png',
      mapAttribution: '© <a href="https://osm.org">OSM</a>',
      mapType: 'pins',
      streetViewKey: 'AIza-example_1',
    }
    expect(await save(data)).toMatchObject(data)
    await save({ mapTilesUrl: '', mapAttribution: '' })
  })

  it('write origins as browsers do, once each, and into the memory', async () => {
    await save({ mapOrigins: ['HTTPS://Partner.be/', 'https://partner.be', 'https://b.be:8443'] })
    const origins = ['https://partner.be', 'https://b.be:8443']
    expect((await readSiteSettings(cms.payload)).mapOrigins).toEqual(origins)
  })
})
