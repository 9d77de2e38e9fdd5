import type { PictureView } from '@/domain/media/picture'

/**
 * Photographs before floor plans, each in their order, with the place of the first plan: the
 * number of pictures where there is none.
 */
export function plansLast(pictures: readonly PictureView[]): {
  ordered: PictureView[]
  firstPlan: number
} {
  const photos = pictures.filter(({ kind }) => kind === 'photo')
  const plans = pictures.filter(({ kind }) => kind === 'floor-plan')
  return { ordered: [...photos, ...plans], firstPlan: photos.length }
}
