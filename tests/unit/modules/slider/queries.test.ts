import { expect, it, vi } from 'vitest'
import { sliderContent } from '@/modules/slider/queries'
import { catalogueOf } from '../../../support/catalogue-fixtures'
import { siteOf } from '../../../support/site-of'

// They are read from the database.
vi.mock('@/features/projects/queries', () => ({ projectCards: () => Promise.resolve([]) }))

const images = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, hash: `picture-${index + 1}` }))
const shown = async (fields: object) => {
  const doc = { blockType: 'slider', show: 'images', images, ...fields }
  const view = await sliderContent(siteOf(catalogueOf()), doc as never)
  return view && 'pictures' in view ? view.pictures?.map(({ hash }) => hash) : null
}

it.each([
  [{ maxItems: 3 }, 3],
  [{ maxItems: 12 }, 12],
  [{ maxItems: 100 }, 12],
  [{}, 8],
])('pictures with %j are at most as many, the first ones', async (fields, most) => {
  expect(await shown(fields)).toEqual(images.slice(0, most).map(({ hash }) => hash))
})
