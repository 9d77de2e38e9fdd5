import { randomFrom } from '../pictures/prng'
import type { Facts } from './facts'

interface FeedScore {
  Category: string
  Score: number
}

const SERVED: Partial<Record<Facts['planned']['town']['setting'], readonly [least: number, most: number]>> = {
  brussels: [7.6, 9.6],
  city: [6.8, 9.2],
  suburb: [5.4, 7.8],
  coast: [5.6, 7.6],
}

const WITH_TRAM: readonly string[] = ['gent', 'antwerpen', 'berchem', 'oostende', 'knokke', 'dehaan', 'koksijde', 'charleroi', 'luik']

/** What is called the same in each language: the score of Flanders, what drives, and what is shared. */
const categoriesOf = ({ planned, region }: Facts): string[] => [
  ...(region === 'flanders' ? ['Mobiscore'] : []),
  'Bus',
  ...(region === 'brussels' || WITH_TRAM.includes(planned.town.key) ? ['Tram'] : []),
  ...(region === 'luxembourg' ? [] : ['Cambio']),
]

/** How well one gets about from a home in or near a town, per category from 0 to 10. Spec §3, "Property". */
export function mobilityOf(facts: Facts): FeedScore[] {
  const range = SERVED[facts.planned.town.setting]
  if (!range || ['land', 'garage'].includes(facts.planned.kind)) return []
  const random = randomFrom(`mobility-${facts.project?.id ?? facts.planned.id}`)
  return categoriesOf(facts).map((Category) => ({ Category, Score: Math.round(random.range(...range) * 10) / 10 }))
}
