'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { Pasting } from './Pasting'

/** Stands below every editor: what was left out of the text is said there. */
export const PastingFeatureClient = createClientFeature({
  plugins: [{ Component: Pasting, position: 'belowContainer' }],
})
