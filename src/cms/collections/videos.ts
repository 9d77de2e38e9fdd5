import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, hiddenUnless, playedByVisitors } from '../access/access'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { logUpdate } from '../hooks/log-change'
import { refuseWhileUsed } from '../hooks/usages'
import { answerFile } from '../media/file-answer'
import { uploadHelp } from '../media/upload-limits'
import { nameCopy, sendRest, sentTo } from '../media/sent-files'
import { holdDeleted, holdReplaced, removeUncommitted, requireFile, requireLittleData, requireRoom } from '../media/stored-file'

const TYPES = ['video/mp4', 'video/webm']

/** Short videos for banners. Visitors play them from their own address. Spec §3, "Banner". */
export const videos = (directory: string): CollectionConfig =>
  withBin(describedCollection(
    {
      slug: 'videos',
      access: collectionAccess(playedByVisitors, contentEditors),
      upload: {
        staticDir: directory,
        mimeTypes: TYPES,
        admin: uploadHelp(TYPES),
        handlers: [answerFile(directory)],
        pasteURL: false,
      },
      admin: {
        useAsTitle: 'filename',
        defaultColumns: ['filename', 'title', 'filesize'],
        listSearchableFields: ['filename', 'title'],
        hidden: hiddenUnless(contentEditors),
      },
      hooks: {
        beforeOperation: [requireLittleData, requireFile, requireRoom(directory), ...sentTo(directory), holdReplaced(directory)],
        beforeChange: [nameCopy(directory), removeUncommitted(directory)],
        afterChange: [logUpdate('media'), sendRest(directory)],
        beforeDelete: [holdDeleted(directory)],
      },
      fields: [{ name: 'title', type: 'text', localized: true }],
    },
    'content',
  ), [refuseWhileUsed('videos')])
