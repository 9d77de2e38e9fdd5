import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { restAs } from '../../support/rest-as'

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>
let property: number

beforeAll(async () => {
  cms = await startCms()
  ask = await restAs(cms, 'administrator')
  const bed = contentBed(cms)
  property = (await bed.property({ type: await bed.type({ fr: 'Maison' }) })).id
})
afterAll(() => cms.stop())

describe('a text of a property that somebody types', () => {
  it.each([
    ['keeps words between < and >', 'Maison <calme> et belle', 'Maison <calme> et belle'],
    ['keeps comparisons', 'Jardin < 100 m²', 'Jardin < 100 m²'],
    ['loses the elements of HTML', '<b onclick="alert(1)">Belle</b><script>alert(2)</script> maison', 'Belle maison'],
    ['keeps no-break spaces between words', '\u00A0Terrain\u00A0: 12\u202F500&nbsp;m²  clos\u00A0', 'Terrain\u00A0: 12\u202F500\u00A0m² clos'],
    ['loses elements that are written as entities', '&lt;img src=x onerror=alert(1)&gt;Belle', 'Belle'],
  ])('%s', async (_, typed, stored) => {
    const { status } = await ask('PATCH', `/properties/${property}?locale=fr`, { typeDescription: typed })
    expect(status).toBe(200)
    expect((await ask('GET', `/properties/${property}?locale=fr&depth=0`)).body).toMatchObject({ typeDescription: stored })
  })
})
