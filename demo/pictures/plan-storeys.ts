import { flatStorey } from './plan-flat'
import { houseStoreys } from './plan-house'
import { across, turned, within, type Room, type Storey } from './plan-rooms'
import type { Home, Subject } from './subject'

const FREE: Storey['windows'] = ['top', 'bottom', 'left', 'right']
const SHARED: Storey['windows'] = ['top', 'bottom']

const homeOf = ({ area, bathrooms, bedrooms, showerRooms, terraceArea }: Subject): Home => ({
  bedrooms, bathrooms, showerRooms, terrace: terraceArea,
  area: area ?? 80,
})

/** A shop: what customers see on the street, and behind it what they do not. */
function shopStorey({ area, front }: Subject): Storey {
  const size = area ?? 90
  const w = within(front ?? 7, size / 20, size / 6)
  const h = size / w
  const back = within(size * 0.24, 12, 40) / w
  const storey: Storey = {
    title: null, w, h, stairs: null, windows: ['bottom', 'top'], entrance: { side: 'bottom', at: w * 0.2 },
    rooms: [
      { use: 'shop', x: 0, y: back, w, h: h - back },
      ...across({ x: 0, y: 0, w, h: back }, [
        { use: 'storage', area: 5 },
        { use: 'office', area: 4.4 },
        { use: 'toilet', area: 1.6 },
      ]),
    ],
  }
  return h > w * 1.2 ? lying(storey) : storey
}

/** A deep storey laid on its side, with the street on the left. */
function lying(storey: Storey): Storey {
  const { entrance, h, rooms, w } = storey
  const flipped = rooms.map((room): Room => turned({ ...room, y: h - room.y - room.h }))
  return {
    ...storey, w: h, h: w, rooms: flipped, windows: ['left', 'right'],
    entrance: entrance && { side: 'left', at: entrance.at },
  }
}

function garageStorey({ area }: Subject): Storey {
  const w = 2.9
  const h = (area ?? 16) / w
  return {
    title: null, w, h, stairs: null, windows: [], entrance: null,
    rooms: [{ use: 'garage', x: 0, y: 0, w, h }],
  }
}

/**
 * What the plan of a listing shows, the lowest storey first: the storeys of a house, the floor of a flat
 * or a shop, or the homes of a building one beside the other. The rooms are those that the listing counts.
 */
export function storeysOf(subject: Subject): Storey[] {
  const { facades, homes, kind, openKitchen } = subject
  if (homes.length > 0) {
    return homes.map((home, at) =>
      flatStorey({ ...home, openKitchen }, { title: { kind: 'home', n: at + 1 }, windows: SHARED }))
  }
  switch (kind) {
    case 'house':
    case 'project':
      return houseStoreys(subject)
    case 'commercial':
      return [shopStorey(subject)]
    case 'garage':
      return [garageStorey(subject)]
    default: {
      const home = { ...homeOf(subject), openKitchen }
      return [flatStorey(home, { title: null, windows: facades === 4 ? FREE : SHARED })]
    }
  }
}
