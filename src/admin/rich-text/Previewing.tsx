'use client'

import { useEffect } from 'react'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEditDepth, useLivePreviewContext, useLocale } from '@payloadcms/ui'
import { TYPED_TEXT } from '@/routes/preview-path'

/** The form of the document itself; those in drawers are others. */
const OWN_FORM = 1

/** Tells the preview beside the form what is typed, before the form is told. Decision 085. */
export function Previewing() {
  const [editor] = useLexicalComposerContext()
  const { fieldProps } = useEditorConfigContext()
  const { appIsReady, iframeRef, isLivePreviewing, popupRef, previewWindowType } = useLivePreviewContext()
  const depth = useEditDepth()
  const { code: locale } = useLocale()
  const isFollowed = isLivePreviewing && appIsReady && depth === OWN_FORM
  useEffect(() => {
    if (!isFollowed) return
    return editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
      const beside = previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
      beside?.postMessage(
        { type: TYPED_TEXT, locale, path: fieldProps.path, value: editorState.toJSON() },
        window.location.origin,
      )
    })
  }, [editor, fieldProps.path, iframeRef, isFollowed, locale, popupRef, previewWindowType])
  return null
}
