import { describe, expect, it } from 'vitest'
import { demoSubjects } from '../../../../demo/network/subjects'
import { floorPlan } from '../../../../demo/pictures/floor-plan'
import { GLYPHS } from '../../../../demo/pictures/glyphs'
import { doorOf } from '../../../../demo/pictures/plan-openings'
import type { Room, Use } from '../../../../demo/pictures/plan-rooms'
import { storeysOf } from '../../../../demo/pictures/plan-storeys'
import { decimal, roomWords, titleWords, totalWords } from '../../../../demo/pictures/plan-words'
import type { Subject } from '../../../../demo/pictures/subject'

const SUBJECTS = demoSubjects().filter(({ kind }) => kind !== 'land')
const HOMES = SUBJECTS.filter(({ kind }) => kind !== 'garage' && kind !== 'commercial')
const roomsOf = (subject: Subject): Room[] => storeysOf(subject).flatMap(({ rooms }) => [...rooms])
const count = (subject: Subject, use: Use): number => roomsOf(subject).filter((room) => room.use === use).length
const areaOf = (rooms: readonly Room[]): number => rooms.reduce((sum, { h, w }) => sum + h * w, 0)
const isInside = ({ use }: Room): boolean => use !== 'terrace' && use !== 'garage'

describe('the plan of a home of the demo', () => {
  it('has the rooms that its listing counts, and one kitchen a home', () => {
    for (const subject of HOMES) {
      const { bathrooms, bedrooms, homes, id, showerRooms } = subject
      const wanted = homes.length > 0 ? homes : [{ bathrooms, bedrooms, showerRooms }]
      const sum = (name: 'bathrooms' | 'bedrooms' | 'showerRooms') => wanted.reduce((all, one) => all + one[name], 0)
      expect(count(subject, 'kitchen'), `${id}`).toBe(wanted.length)
      expect(count(subject, 'bedroom'), `${id}`).toBe(sum('bedrooms'))
      expect(count(subject, 'bath'), `${id}`).toBe(sum('bathrooms'))
      expect(count(subject, 'shower'), `${id}`).toBe(sum('showerRooms'))
    }
  })

  it('has an office, a laundry room and an attic where the listing names them', () => {
    for (const subject of HOMES.filter(({ kind }) => kind === 'house')) {
      for (const room of ['office', 'laundry'] as const) {
        expect(count(subject, room), `${subject.id} ${room}`).toBe(subject.extra.includes(room) ? 1 : 0)
      }
      expect(count(subject, 'garage'), `${subject.id}`).toBe(subject.garages)
    }
  })

  it('is as large as the listing says, its terrace too', () => {
    for (const subject of HOMES) {
      const { area, homes, id, kind, terraceArea } = subject
      const all = kind === 'house' || homes.length === 0 ? (area ?? 0) : homes.reduce((sum, one) => sum + one.area, 0)
      expect(areaOf(roomsOf(subject).filter(isInside)), `${id}`).toBeCloseTo(all, 3)
      const terraces = areaOf(roomsOf(subject).filter(({ use }) => use === 'terrace'))
      expect(terraces, `${id}`).toBeCloseTo(homes.reduce((sum, one) => sum + one.terrace, homes.length > 0 ? 0 : terraceArea), 3)
    }
  })

  it('has rooms that one can stand in, none over another, and a door to each', () => {
    for (const subject of SUBJECTS) {
      for (const { rooms } of storeysOf(subject)) {
        const inside = rooms.filter(isInside)
        for (const [at, room] of inside.entries()) {
          const name = `${subject.id} ${room.use}`
          expect(Math.min(room.w, room.h), name).toBeGreaterThan(0.75)
          for (const other of inside.slice(at + 1)) {
            const across = Math.min(room.x + room.w, other.x + other.w) - Math.max(room.x, other.x)
            const down = Math.min(room.y + room.h, other.y + other.h) - Math.max(room.y, other.y)
            expect(Math.min(across, down), `${name} over ${other.use}`).toBeLessThan(0.001)
          }
          const isEntered = ['hall', 'landing', 'shop'].includes(room.use) || room.open === true
          if (!isEntered) expect(doorOf(room, inside), name).not.toBeNull()
        }
      }
    }
  })
})

describe('the words of a plan', () => {
  it('are those of the language of the place, in Brussels of both', () => {
    expect(roomWords('bedroom', 2, 'flanders')).toEqual(['Slaapkamer 2'])
    expect(roomWords('bedroom', 2, 'wallonia')).toEqual(['Chambre 2'])
    expect(roomWords('kitchen', undefined, 'brussels')).toEqual(['Cuisine', 'Keuken'])
    expect(roomWords('garage', undefined, 'brussels')).toEqual(['Garage'])
    expect(titleWords('floor', 0, 'wallonia')).toBe('Rez-de-chaussée')
    expect(totalWords('house', 151.4, 'flanders')).toBe('Bewoonbare oppervlakte 151 m²')
    expect(decimal(9.25)).toBe('9,3')
  })

  it('have an outline for each letter', () => {
    const uses = new Set(SUBJECTS.flatMap(roomsOf).map(({ use }) => use))
    const words = (['flanders', 'wallonia', 'brussels'] as const).flatMap((region) => [
      ...[...uses].flatMap((use) => roomWords(use, 1, region)),
      ...[0, 1, 2].map((n) => titleWords('floor', n, region)),
      titleWords('home', 1, region), totalWords('house', 1, region), totalWords('garage', 1, region),
    ])
    const letters = new Set([...words.join(''), ...'0123456789, m²'])
    expect([...letters].filter((letter) => letter !== '²' && !(letter in GLYPHS))).toEqual([])
  })

  it('need no font', () => {
    const [first] = HOMES
    expect(first && floorPlan(first)).not.toContain('<text')
  })
})
