import { bedroomsOf, terraceOf, washingOf } from './plan-flat'
import { across, down, sum, within, type Box, type Room, type Storey, type Wish } from './plan-rooms'
import type { Subject } from './subject'

/** From here on a house has rooms on both sides of its hall. */
const BROAD = 8.4
const STAIRS = { w: 0.95, h: 2.9 }
const TOILET = 2.2
const GARAGE = { w: 3.3, h: 5.8 }

type House = Pick<Subject, 'area' | 'bathrooms' | 'bedrooms' | 'extra' | 'facades' | 'floors' | 'front' | 'garages'
  | 'openKitchen' | 'showerRooms' | 'terraceArea'>

const sidesOf = (facades: House['facades']): Storey['windows'] => {
  if (facades === 4) return ['top', 'bottom', 'left', 'right']
  return facades === 3 ? ['top', 'bottom', 'left'] : ['top', 'bottom']
}

/** The storeys of a house, the lowest first; the rooms of all of them are its area in m². */
export function houseStoreys(house: House): Storey[] {
  const floors = within(house.floors, 2, 3)
  const size = (house.area ?? 150) / floors
  const w = within(house.front ?? Math.sqrt(size), size / 12, size / 6.6)
  const box = { x: 0, y: 0, w, h: size / w }
  const upper = floors - 1
  const beds = bedroomsOf(house.bedrooms)
  const low = Math.ceil(beds.length / upper)
  return [
    groundFloor(house, box),
    ...Array.from({ length: upper }, (_, at) => upperFloor(house, box, at + 1, beds.slice(at * low, (at + 1) * low))),
  ]
}

const garagesOf = ({ garages }: House, { w, h }: Box): Room[] =>
  Array.from({ length: garages }, (_, at) => ({ use: 'garage', ...GARAGE, x: w + at * GARAGE.w, y: h - GARAGE.h }))

function groundFloor(house: House, box: Box): Storey {
  const { w, h } = box
  const rest = { title: { kind: 'floor', n: 0 } as const, w, h, windows: sidesOf(house.facades) }
  return { ...rest, ...(w < BROAD ? narrowRooms(house, box) : broadRooms(house, box)) }
}

type Inside = Pick<Storey, 'rooms' | 'stairs' | 'entrance'>

/** A row house: hall, stairs and what is small along one side, the kitchen on the garden. */
function narrowRooms(house: House, box: Box): Inside {
  const { w, h } = box
  const strip = within(w * 0.3, 1.65, 2)
  const laundry = house.extra.includes('laundry')
  const kitchen = within(w * h * 0.21, 8, 15)
  const back = kitchen / (laundry ? w - strip : w)
  const wash = laundry ? back : 0
  const toilet = 1.15
  const hall = h - back - toilet
  return {
    rooms: [
      { use: 'kitchen', x: laundry ? strip : 0, y: 0, w: laundry ? w - strip : w, h: back, open: house.openKitchen },
      ...(laundry ? [{ use: 'laundry' as const, x: 0, y: 0, w: strip, h: wash }] : []),
      { use: 'toilet', x: 0, y: back, w: strip, h: toilet },
      { use: 'hall', x: 0, y: back + toilet, w: strip, h: hall },
      { use: 'living', x: strip, y: back, w: w - strip, h: h - back },
      ...terraceOf(house.terraceArea, laundry ? w - strip : w, w, laundry ? strip : 0),
      ...garagesOf(house, box),
    ],
    stairs: { x: 0.1, y: back + toilet + 0.15, ...STAIRS, h: Math.min(STAIRS.h, hall - 1.3) },
    entrance: { side: 'bottom', at: strip / 2 + 0.25 },
  }
}

/** A house with room: the living room from front to back, the kitchen on the garden beside it. */
function broadRooms(house: House, box: Box): Inside {
  const { w, h } = box
  const all = w * h
  const kitchen = within(all * 0.18, 13, 24)
  const hall = within(all * 0.12, 9, 15)
  const side: Wish[] = house.extra.includes('office') ? [{ use: 'office', area: within(all * 0.11, 8, 14) }] : []
  const wash = within(all * 0.07, 5, 9)
  const beside = sum(side) + wash + TOILET
  const right = (kitchen + hall + beside) / h
  const left = w - right
  const back = kitchen / right
  const front = h - back
  const passage = hall / front
  const column = { x: left + passage, y: back, w: right - passage, h: front }
  const use = house.extra.includes('laundry') ? 'laundry' : 'storage'
  const strip = { ...column, h: (wash + TOILET) / column.w }
  // The toilet stands on the hall, what is beyond or above it on the kitchen.
  const small: Wish[] = [{ use, area: wash }, { use: 'toilet', area: TOILET }]
  return {
    rooms: [
      { use: 'living', x: 0, y: 0, w: left, h },
      { use: 'kitchen', x: left, y: 0, w: right, h: back, open: house.openKitchen },
      { use: 'hall', x: left, y: back, w: passage, h: front },
      ...(side.length > 0 ? across(strip, small.toReversed()) : down(column, small)),
      ...across({ ...column, y: back + strip.h, h: front - strip.h }, side),
      ...terraceOf(house.terraceArea, left, w),
      ...garagesOf(house, box),
    ],
    stairs: { x: left + 0.1, y: back + 0.2, ...STAIRS, h: Math.min(STAIRS.h, front - 1.3) },
    entrance: { side: 'bottom', at: left + passage / 2 },
  }
}

/** What fills the storey of one bedroom: no listing counts it. */
const fillerOf = ({ extra }: House, floor: number): Wish => {
  if (floor === 1) return { use: 'dressing', area: 9 }
  return { use: extra.includes('attic') ? 'attic' : 'storage', area: 12 }
}

function upperFloor(house: House, { w, h }: Box, floor: number, beds: readonly Wish[]): Storey {
  const washing = washingOf(house, within((w * h) / 56, 1, 1.8))
  const own = floor === 1 && house.floors > 2 ? washing.slice(0, 1) : floor === 1 ? washing : washing.slice(1)
  const office = house.extra.includes('office') && w < BROAD && floor === house.floors - 1
  const rooms: Wish[] = [...beds, ...(office ? [{ use: 'office' as const, area: 9 }] : [])]
  if (rooms.length + own.length < 3) rooms.push(fillerOf(house, floor))
  const half = Math.ceil(rooms.length / 2)
  const back = rooms.slice(0, half)
  const front = [...own, ...rooms.slice(half)]
  const landing = within(w * 1.3, 6, 15) / w
  const behind = ((h - landing) * sum(back)) / (sum(back) + sum(front))
  const start = w < BROAD ? 0.1 : w * 0.4
  return {
    title: { kind: 'floor', n: floor },
    w, h, windows: sidesOf(house.facades), entrance: null,
    rooms: [
      ...across({ x: 0, y: 0, w, h: behind }, back),
      { use: 'landing', x: 0, y: behind, w, h: landing },
      ...across({ x: 0, y: behind + landing, w, h: h - behind - landing }, front),
    ],
    stairs: { x: start, y: behind + 0.08, w: Math.min(2.7, w * 0.4), h: Math.min(0.9, landing - 0.35) },
  }
}
