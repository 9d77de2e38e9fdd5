import { NO_THIRD_PARTIES } from '@/domain/security/content-policy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSiteSettings } from '@/cms/globals/site-settings'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const save = (data: object) => cms.payload.updateGlobal({ slug: 'settings', data })

describe('the settings', () => {
  it('are Dutch with four languages before anybody saves them', async () => {
    expect(await readSiteSettings(cms.payload)).toEqual({
      defaultLanguage: 'nl',
      languages: ['nl', 'fr', 'en', 'de'],
      mapOrigins: [],
      thirdParties: NO_THIRD_PARTIES,
    })
  })

  it('take another default among the languages in use, in the order of the site', async () => {
    await save({ defaultLanguage: 'fr', languages: ['fr', 'nl'] })
    expect(await readSiteSettings(cms.payload)).toMatchObject({
      defaultLanguage: 'fr',
      languages: ['nl', 'fr'],
    })
  })

  it.each([
    { defaultLanguage: 'de', languages: ['fr', 'nl'] },
    { defaultLanguage: 'de' },
    { languages: ['nl'] },
    { languages: 'fr' },
    { languages: null },
    { languages: {} },
  ])('refuse a default that is not in use: %j', async (data) => {
    await expect(save(data)).rejects.toThrow(/default language must be one of the languages in use/)
    expect((await readSiteSettings(cms.payload)).defaultLanguage).toBe('fr')
  })

  it.each([{ brandColour: 'red' }, { accentColour: '#12345' }, { brandColour: '#12345g' }])(
    'refuse a colour that is none: %j',
    async (data) => {
      await expect(save(data)).rejects.toThrow(/Not saved. First correct this field/)
    },
  )
})
