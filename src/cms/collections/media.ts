import type { CollectionConfig } from 'payload'
import { UPLOAD_FOLDERS } from '@/lib/upload-folders'
import { madeByServer } from '../access/access'
import {
  explainOwner,
  keepUploadsOfOthers,
  ownerField,
  pictureAccess,
} from '../access/own-uploads'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { logUpdate } from '../hooks/log-change'
import { refuseWhileUsed } from '../hooks/usages'
import { answerFile } from '../media/file-answer'
import { uploadHelp } from '../media/upload-limits'
import { nameCopy, sendRest, sentTo } from '../media/sent-files'
import { holdDeleted, holdReplaced, removeUncommitted, requireFile, requireLittleData, requireRoom } from '../media/stored-file'
import { encodeBefore, noteEncoded, removeEncoded, removeReplaced } from '../media/upload-hooks'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

const originals = (directory: string): string => `${directory}/${UPLOAD_FOLDERS.media}`

/**
 * Pictures. An upload is encoded once at the product's widths; visitors only ever get those files,
 * which carry no camera data. The original stays for staff. Spec §9, "Image widths".
 */
export const media = (directory: string): CollectionConfig =>
  withBin(describedCollection(
    {
      slug: 'media',
      access: pictureAccess,
      upload: {
        staticDir: originals(directory),
        handlers: [answerFile(originals(directory))],
        pasteURL: false,
        mimeTypes: TYPES,
        admin: uploadHelp(TYPES),
        focalPoint: true,
        crop: false,
        adminThumbnail: ({ doc }) => `/media/${String(doc.hash)}/w400.webp`,
      },
      admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'kind', 'updatedAt'] },
      hooks: {
        beforeOperation: [
          requireLittleData,
          requireFile,
          explainOwner,
          requireRoom(originals(directory)),
          encodeBefore(directory),
          ...sentTo(originals(directory)),
          holdReplaced(originals(directory)),
        ],
        beforeValidate: [keepUploadsOfOthers],
        beforeChange: [nameCopy(originals(directory)), removeUncommitted(originals(directory)), noteEncoded(directory)],
        afterChange: [logUpdate('media'), removeReplaced(directory), sendRest(originals(directory))],
        beforeDelete: [holdDeleted(originals(directory))],
        afterDelete: [removeEncoded(directory)],
      },
      fields: [
        { name: 'alt', type: 'text', localized: true },
        {
          name: 'kind',
          type: 'select',
          defaultValue: 'photo',
          options: ['photo', 'floor-plan', 'portrait', 'banner'],
        },
        ownerField,
        { name: 'hash', type: 'text', index: true, access: madeByServer, admin: { readOnly: true } },
        { name: 'preview', type: 'text', access: madeByServer, admin: { hidden: true } },
      ],
    },
    'listings',
  ), [refuseWhileUsed('media')])
