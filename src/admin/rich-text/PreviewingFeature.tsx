'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { Previewing } from './Previewing'

/** Stands in every editor, and shows nothing itself. */
export const PreviewingFeatureClient = createClientFeature({
  plugins: [{ Component: Previewing, position: 'normal' }],
})
