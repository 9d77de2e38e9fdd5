import { moduleBlock } from '@/cms/fields/module-fields'
import { videoAddress } from '@/cms/fields/formats'

/** A video or virtual tour that loads when it is played. Spec §5, "Video links". */
export const videoModule = moduleBlock('video', [
  { name: 'video', type: 'text', validate: videoAddress },
  { name: 'poster', type: 'upload', relationTo: 'media' },
])
