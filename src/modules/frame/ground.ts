import { contrastRatio } from '@/lib/contrast'
import type { ModuleView } from './views'

/** Up to here a colour is so close to white that what reads on white reads on it. */
const PALE = 1.2

/**
 * What a module stands on: the chosen background, a picture that exists, or the brand's colour
 * under a call to action that has none of its own. A colour near white is `pale`. Spec §3,
 * `backgroundType`.
 */
export function backdropOf(module: ModuleView): 'none' | 'brand' | 'pale' | 'color' | 'picture' {
  const { background, kind } = module
  const plain = kind === 'call-to-action' ? 'brand' : 'none'
  switch (background.type) {
    case 'none':
      return plain
    case 'color':
      return contrastRatio(background.color, '#ffffff') <= PALE ? 'pale' : 'color'
    case 'image':
      return 'picture'
    case 'gallery':
      return background.pictures.length > 0 ? 'picture' : plain
    default:
      return background satisfies never
  }
}
