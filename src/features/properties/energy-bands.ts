import type { BelgianRegion } from './region'

type Band = readonly [upTo: number, code: string]

/**
 * Energy score in kWh/m²/year to label, per region: the first band whose edge is not exceeded.
 * Spec §9.
 */
export const ENERGY_BANDS: Record<BelgianRegion, readonly Band[]> = {
  flanders: [
    [0, 'a_plus'],
    [100, 'a'],
    [200, 'b'],
    [300, 'c'],
    [400, 'd'],
    [500, 'e'],
    [Infinity, 'f'],
  ],
  wallonia: [
    [0, 'a_plusplus'],
    [45, 'a_plus'],
    [85, 'a'],
    [170, 'b'],
    [255, 'c'],
    [340, 'd'],
    [425, 'e'],
    [510, 'f'],
    [Infinity, 'g'],
  ],
  brussels: [
    [0, 'a_plusplus'],
    [15, 'a_plus'],
    [30, 'a'],
    [45, 'a_sub'],
    [62, 'b_plus'],
    [78, 'b'],
    [95, 'b_sub'],
    [113, 'c_plus'],
    [132, 'c'],
    [150, 'c_sub'],
    [170, 'd_plus'],
    [190, 'd'],
    [210, 'd_sub'],
    [232, 'e_plus'],
    [253, 'e'],
    [275, 'e_sub'],
    [345, 'f'],
    [Infinity, 'g'],
  ],
}
