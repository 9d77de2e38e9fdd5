import { readArea, readBox, writeArea, type Box, type SearchPoint } from '../drawn-area'
import { isInArea, isInBox, latitudeOf, longitudeOf } from '../positions'
import { shape } from './codecs'
import type { Criterion } from './criterion'

/** The corners of a drawn area. */
export const area: Criterion<SearchPoint[] | null, 'area'> = {
  none: null,
  address: shape('area', 'a', readArea, writeArea),
  dimension: 'area',
  asks: (value, { cities }) =>
    value
      ? [
          {
            dimension: 'area',
            meets: (one) => isInArea(latitudeOf(one, cities), longitudeOf(one, cities), value),
            slow: true,
          },
        ]
      : [],
  chips: (value, { say }) =>
    value ? [{ dimension: 'area', label: say('chip.area'), without: null }] : [],
}

/** The part of the map that is searched. */
export const box: Criterion<Box | null, 'box'> = {
  none: null,
  address: shape('box', 'm', readBox, String),
  dimension: 'box',
  asks: (value, { cities }) =>
    value
      ? [
          {
            dimension: 'box',
            meets: (one) => isInBox(latitudeOf(one, cities), longitudeOf(one, cities), value),
            slow: true,
          },
        ]
      : [],
  chips: (value, { say }) =>
    value ? [{ dimension: 'box', label: say('chip.box'), without: null }] : [],
}
