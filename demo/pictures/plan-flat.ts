import { across, down, sum, within, type Room, type Storey, type Wish } from './plan-rooms'
import type { Home } from './subject'

const DEPTH = 0.62
const DOORWAY = 1

interface Flat extends Home {
  openKitchen: boolean
}

/** The bedrooms, the first one largest, numbered where there are several. */
export const bedroomsOf = (count: number, size = 1): Wish[] =>
  Array.from({ length: count }, (_, at) => ({
    use: 'bedroom' as const,
    area: (at === 0 ? 14 : 11.4 - at * 0.5) * size,
    ...(count > 1 && { n: at + 1 }),
  }))

/** So many bathrooms and shower rooms. */
export const washingOf = ({ bathrooms, showerRooms }: Pick<Home, 'bathrooms' | 'showerRooms'>, size = 1): Wish[] => [
  ...Array.from({ length: bathrooms }, () => ({ use: 'bath' as const, area: 5.6 * size })),
  ...Array.from({ length: showerRooms }, () => ({ use: 'shower' as const, area: 3.8 * size })),
]

function studio(area: number, openAt: Pick<Storey, 'windows' | 'title'>): Storey {
  const w = Math.sqrt(area / 0.7)
  const h = area / w
  const small: Wish[] = [{ use: 'shower', area: 4 }, { use: 'hall', area: 4 }, { use: 'storage', area: 1.8 }]
  const narrow = sum(small) / h
  const wide = w - narrow
  const kitchen = within(area * 0.14, 4, 6)
  const day = { x: 0, y: 0, w: wide, h }
  return {
    w, h, stairs: null, ...openAt,
    rooms: [
      ...down(day, [
        { use: 'studio', area: wide * h - kitchen },
        { use: 'kitchen', area: kitchen, open: true },
      ]),
      ...down({ x: wide, y: 0, w: narrow, h }, small),
    ],
    entrance: { side: 'right', at: (h * 6) / 9.8 },
  }
}

/**
 * The storey of a flat of the given m²: the living room and its kitchen on one side, and on the other
 * the rooms that its hall leads to. Its rooms are its area, no more and no less.
 */
export function flatStorey(flat: Flat, openAt: Pick<Storey, 'windows' | 'title'>): Storey {
  const { area, bedrooms, openKitchen } = flat
  if (bedrooms === 0) return studio(area, openAt)
  const h = Math.sqrt(area * DEPTH)
  const w = area / h
  const size = within(area / (48 + bedrooms * 20), 0.86, 1.2)
  const beds = bedroomsOf(bedrooms, size)
  const above = bedrooms > 2 ? beds.slice(0, 2) : beds
  const below: Wish[] = [
    ...washingOf(flat, size),
    { use: 'toilet', area: bedrooms > 2 ? 2.9 : 1.7 },
    ...beds.slice(above.length),
  ]
  const hall = within(area * 0.085, 4.4, 9)
  const night = sum(above) + sum(below) + hall
  const nightWide = night / h
  const dayWide = w - nightWide
  const kitchen = within(area * 0.115, 6.5, 14)
  const storage = within(area * 0.03, 1.8, 3.6)
  const [top, middle] = [sum(above) / nightWide, hall / nightWide]
  // The living room reaches so far that the hall leads into it.
  const strip = Math.min((kitchen + storage) / dayWide, h - top - DOORWAY)
  const cooking: Room[] = across({ x: 0, y: h - strip, w: dayWide, h: strip }, [
    { use: 'kitchen', area: kitchen, open: openKitchen },
    { use: 'storage', area: storage },
  ])
  return {
    w, h, stairs: null, ...openAt,
    rooms: [
      { use: 'living', x: 0, y: 0, w: dayWide, h: h - strip },
      ...cooking,
      ...across({ x: dayWide, y: 0, w: nightWide, h: top }, above),
      { use: 'hall', x: dayWide, y: top, w: nightWide, h: middle },
      ...across({ x: dayWide, y: top + middle, w: nightWide, h: h - top - middle }, below),
      ...terraceOf(flat.terrace, dayWide, w),
    ],
    entrance: { side: 'right', at: top + middle / 2 },
  }
}

const DEEPEST = 3.2

/** A terrace of so many m² before the living room, before all of it where that would be too deep. */
export function terraceOf(area: number, room: number, all: number, x = 0): Room[] {
  if (area === 0) return []
  const w = area / room > DEEPEST ? all : Math.min(room, area / 1.4)
  const h = area / w
  return [{ use: 'terrace', x: w === all ? 0 : x, y: -h, w, h }]
}
