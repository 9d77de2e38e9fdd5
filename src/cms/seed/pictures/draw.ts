import sharp from 'sharp'
import { facade } from './facade'
import { floorPlan, landPlan } from './floor-plan'
import { garden, terrace } from './garden'
import { bathroom } from './interior-bathroom'
import { bedroom } from './interior-bedroom'
import { kitchen } from './interior-kitchen'
import { living } from './interior-living'
import { moodNamed } from './palette'
import { aerial, plot } from './plot'
import type { Subject } from './subject'

export { drawBanner } from './banner'
export { drawPortrait } from './portrait'
export type { Subject } from './subject'

export interface Drawing {
  name: string
  scene:
    | 'facade'
    | 'living'
    | 'kitchen'
    | 'bedroom'
    | 'bathroom'
    | 'garden'
    | 'terrace'
    | 'detail'
    | 'evening'
    | 'plot'
    | 'surroundings'
    | 'aerial'
    | 'floor-plan'
    | 'land-plan'
  svg: string
}

type Plan = readonly [scene: Drawing['scene'], svg: string][]

function plansOf(subject: Subject): Plan {
  const dusk = moodNamed('dusk')
  const front: Plan = [['facade', facade(subject, 'front', dusk)]]
  const detail = ['detail', facade(subject, 'door', dusk)] as const
  const evening = ['evening', facade(subject, 'evening', dusk)] as const
  switch (subject.kind) {
    case 'land':
      return [['plot', plot(subject, 'front')], ['plot', plot(subject, 'inside')],
        ['surroundings', plot(subject, 'surroundings')], ['aerial', aerial(subject)],
        ['land-plan', landPlan(subject)]]
    case 'garage':
      return [...front, [...detail], [...evening], ['surroundings', plot(subject, 'surroundings')],
        ['floor-plan', floorPlan(subject)]]
    case 'commercial':
      return [...front, [...detail], ['kitchen', kitchen(subject)], [...evening],
        ['floor-plan', floorPlan(subject)]]
    default: {
      const outside: Plan = subject.garden && subject.kind !== 'studio'
        ? [['garden', garden(subject)]]
        : subject.terrace ? [['terrace', terrace(subject)]] : [[...evening]]
      const bath: Plan = subject.bedrooms > 2 ? [['bathroom', bathroom(subject)]] : []
      return [...front, ['living', living(subject)], ['kitchen', kitchen(subject)],
        ['bedroom', bedroom(subject)], ...bath, ...outside, ['floor-plan', floorPlan(subject)]]
    }
  }
}

/**
 * Returns the pictures of a listing, at least five: its outside first, its plan last. The same
 * subject always gives the same drawings; no two subjects give the same façade. Spec §3.
 */
export function drawPictures(subject: Subject): Drawing[] {
  return plansOf(subject).map(([scene, svg], at) => ({
    name: `${subject.id}-${at + 1}-${scene}`,
    scene,
    svg,
  }))
}

/** Returns the drawing as PNG, quick rather than small: it is encoded again afterwards. Spec §3. */
export function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}
