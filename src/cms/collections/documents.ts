import type { CollectionConfig } from 'payload'
import { hiddenUnless, madeByServer } from '../access/access'
import { documentAccess, ownerField } from '../access/own-uploads'
import { canEditListings } from '../access/roles'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { forgetReplacedFile, logReplacedDocument } from '../hooks/replaced-document'
import { refuseWhileUsed } from '../hooks/usages'
import { answerFile } from '../media/file-answer'
import { uploadHelp } from '../media/upload-limits'
import { nameCopy, sendRest, sentTo } from '../media/sent-files'
import { holdDeleted, holdReplaced, removeUncommitted, requireFile, requireLittleData, requireRoom } from '../media/stored-file'

const TYPES = ['application/pdf', 'image/jpeg', 'image/png']

/** Files about a property (certificates, plans). Never public: they are sent on request. */
export const documents = (directory: string): CollectionConfig =>
  withBin(describedCollection(
    {
      slug: 'documents',
      access: documentAccess,
      upload: {
        staticDir: directory,
        handlers: [answerFile(directory)],
        mimeTypes: TYPES,
        admin: uploadHelp(TYPES),
        pasteURL: false,
      },
      hooks: {
        beforeOperation: [requireLittleData, requireFile, requireRoom(directory), ...sentTo(directory), holdReplaced(directory)],
        beforeChange: [forgetReplacedFile, nameCopy(directory), removeUncommitted(directory)],
        afterChange: [logReplacedDocument, sendRest(directory)],
        beforeDelete: [holdDeleted(directory)],
      },
      admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'mimeType', 'updatedAt'], hidden: hiddenUnless(canEditListings) },
      fields: [
        ownerField,
        {
          name: 'sourceHash',
          type: 'text',
          index: true,
          access: madeByServer,
          admin: { readOnly: true },
        },
      ],
    },
    'listings',
  ), [refuseWhileUsed('documents')])
