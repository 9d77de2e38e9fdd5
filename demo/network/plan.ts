import type { Subject } from '../pictures/subject'
import { townOf, type Town } from './towns'

export type Kind = Exclude<Subject['kind'], 'project'>

export interface Planned {
  id: number
  kind: Kind
  goal: 'sale' | 'rent'
  town: Town
  status: 'available' | 'option' | 'sold' | 'rented'
  marquee: 0 | 2 | 3
  pricePublished: boolean
  addressPublished: boolean
  priceFrom: boolean
  annuity: boolean
}

/**
 * What stands where. A letter is a listing: H house, A apartment, S studio, L land, I investment
 * property, C commercial, G garage; lower case is for rent. Marks after it: ! sold or rented,
 * ? under option, + new, % open house or new price, - price on request, @ address not public,
 * > price "from", & life annuity.
 */
const PLAN = {
  gent: 'H+ A? a s! I g',
  leuven: 'H A! a+ s h',
  antwerpen: 'A+ A a C-',
  berchem: 'H% a',
  brugge: 'H- A? S h+',
  mechelen: 'H a+',
  kortrijk: 'H A% c',
  aalst: 'H+ L>',
  hasselt: 'H a! G',
  oostende: 'A S+ a',
  knokke: 'A- A+',
  dehaan: 'H@ S',
  koksijde: 'A& H',
  tienen: 'H% L+',
  'sint-niklaas': 'H? h',
  turnhout: 'H',
  tervuren: 'H- h+ L@',
  halle: 'H L?',
  oudenaarde: 'H@',
  ieper: 'H C',
  elsene: 'A+ a H- I s+',
  ukkel: 'H+ h A@',
  schaarbeek: 'A% H g+',
  etterbeek: 'A! a+',
  woluwe: 'H a%',
  'sint-gillis': 'I c',
  brussel: 'A s C%',
  evere: 'a! G',
  namen: 'H+ h L',
  luik: 'H A% I G',
  bergen: 'H',
  doornik: 'H%',
  charleroi: 'H!',
  waver: 'H a',
  lln: 's+',
  waterloo: 'H@ h!',
  spa: 'H&',
  durbuy: 'H+ L',
  'la-roche': 'H L>',
  dinant: 'H',
  eupen: 'H L+',
  aarlen: 'H> a',
  esch: 'A+ a',
} as const satisfies Record<string, string>

const KINDS: Record<string, Kind> = {
  h: 'house',
  a: 'apartment',
  s: 'studio',
  l: 'land',
  i: 'investment',
  c: 'commercial',
  g: 'garage',
}

const FIRST_ID = 100_001

const statusOf = (marks: string, goal: Planned['goal']): Planned['status'] => {
  if (marks.includes('!')) return goal === 'rent' ? 'rented' : 'sold'
  return marks.includes('?') ? 'option' : 'available'
}

const plannedOf = (entry: string, town: Town, id: number): Planned => {
  const letter = entry.charAt(0)
  const marks = entry.slice(1)
  const goal = letter === letter.toLowerCase() ? 'rent' : 'sale'
  return {
    id,
    kind: KINDS[letter.toLowerCase()] as Kind,
    goal,
    town,
    status: statusOf(marks, goal),
    marquee: marks.includes('+') ? 2 : marks.includes('%') ? 3 : 0,
    pricePublished: !marks.includes('-'),
    addressPublished: !marks.includes('@'),
    priceFrom: marks.includes('>'),
    annuity: marks.includes('&'),
  }
}

/** The listings outside projects, with IDs from 100001 on, in the order of the towns. */
export function plannedListings(): Planned[] {
  const entries = Object.entries(PLAN).flatMap(([key, line]) =>
    line
      .split(' ')
      .filter((entry) => entry !== '')
      .map((entry) => ({ entry, town: townOf(key) })),
  )
  return entries.map(({ entry, town }, index) => plannedOf(entry, town, FIRST_ID + index))
}
