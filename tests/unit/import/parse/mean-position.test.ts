import { describe, expect, it } from 'vitest'
import { meanPosition } from '@/import/parse/mean-position'

const at = (latitude: number | null, longitude: number | null, publishAddress = true) => ({
  latitude,
  longitude,
  publishAddress,
})

describe('meanPosition', () => {
  it('is the mean, to three decimals', () => {
    expect(meanPosition([at(50, 4), at(51, 5), at(50.00012, 4)])).toEqual({
      latitude: 50.333,
      longitude: 4.333,
    })
  })
  it('gives no hidden address away', () => {
    expect(meanPosition([at(50.8057, 5.4404, false)])).toEqual({ latitude: null, longitude: null })
    expect(meanPosition([at(50, 4), at(52, 6, false)])).toEqual({ latitude: 50, longitude: 4 })
  })
  it('knows nothing without coordinates', () => {
    expect(meanPosition([at(null, 4)])).toEqual({ latitude: null, longitude: null })
    expect(meanPosition([])).toEqual({ latitude: null, longitude: null })
  })
})
