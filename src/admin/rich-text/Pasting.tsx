'use client'

import { useEffect, useState } from 'react'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { isAnyLeftOut, NOTHING_LEFT_OUT, withMore, type TellLeftOut } from './left-out'
import { LeftOutNote } from './LeftOutNote'
import { mendLinks } from './mend-links'
import { takePasted } from './paste'

/** Takes what is pasted into an editor, and says below it what could not stay. */
export function Pasting() {
  const [editor] = useLexicalComposerContext()
  const [left, setLeft] = useState(NOTHING_LEFT_OUT)
  useEffect(() => {
    if (!editor.isEditable()) return
    const tell: TellLeftOut = (more) => setLeft((before) => withMore(before, more))
    return mergeRegister(mendLinks(editor, tell), takePasted(editor, tell))
  }, [editor])
  return isAnyLeftOut(left) && <LeftOutNote left={left} onClose={() => setLeft(NOTHING_LEFT_OUT)} />
}
