/** The words of the map, as `messageInfo.texts` and the messages `Map.…` call them. */
export const MAP_TEXT_NAMES = [
  'map',
  'zoomIn',
  'zoomOut',
  'draw',
  'drawHelp',
  'drawDone',
  'drawCancel',
  'clear',
  'all',
  'empty',
  'listing',
  'listingTown',
  'cluster',
  'card',
  'close',
  'back',
  'open',
  'loading',
  'onRequest',
  'soldOut',
  'rentedOut',
  'from',
  'perMonth',
  'withoutVat',
  'withoutVatShort',
  'withVat',
  'lifeAnnuity',
  'bouquet',
  'openRent',
  'rentShort',
  'typeIn',
  'reference',
  'townCentre',
  'townCentreAll',
  'samePlace',
  'more',
] as const

export type MapTextName = (typeof MAP_TEXT_NAMES)[number]

/** Every word of the map in one language; `{count}` and its like are filled in by the frame. */
export type MapTexts = Record<MapTextName, string>
