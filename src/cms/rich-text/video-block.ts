import type { Block, TextFieldSingleValidation } from 'payload'
import { adminText } from '../fields/labels'
import { videoAddress } from '../fields/formats'

const playable: TextFieldSingleValidation = (value, options) =>
  value ? videoAddress(value, options) : options.req.t('validation:required')

/** A video or virtual tour inside a formatted text. It has the words of the module. Spec §5. */
export const videoBlock: Block = {
  slug: 'video',
  labels: { singular: adminText('module-video'), plural: adminText('module-video') },
  fields: [
    {
      name: 'video',
      type: 'text',
      required: true,
      validate: playable,
      label: adminText('module-video.video'),
      admin: { description: adminText('module-video.video.help') },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      label: adminText('module-video.poster'),
      admin: { description: adminText('module-video.poster.help') },
    },
  ],
}
