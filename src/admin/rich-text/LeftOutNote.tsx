'use client'

import { useTranslation } from '@payloadcms/ui'
import { $isTextNode } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { $dfs } from '@payloadcms/richtext-lexical/lexical/utils'
import type { SiteWord } from '@/i18n/payload-words'
import buttons from '../LinkButton.module.css'
import styles from './LeftOutNote.module.css'
import type { LeftOut } from './left-out'

const SHOWN_LENGTH = 60

const COUNTED = [
  ['pictures', 'site:pastingPictures'],
  ['picturesAfter', 'site:pastingPicturesAfter'],
  ['embedded', 'site:pastingEmbedded'],
] as const

const shortened = (text: string): string =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text

/** Selects words where they first stand. */
function $select(words: string): void {
  for (const { node } of $dfs()) {
    const at = $isTextNode(node) ? node.getTextContent().indexOf(words) : -1
    if ($isTextNode(node) && at >= 0) {
      node.select(at, at + words.length)
      return
    }
  }
}

/** Says what could not stay in a text, why, and what to do; words that lost their link are shown. */
export function LeftOutNote({ left, onClose }: { left: LeftOut; onClose: () => void }) {
  const { t } = useTranslation<object, SiteWord>()
  return (
    <div className={styles.note} role="status">
      <p className={styles.title}>{t('site:pastingTitle')}</p>
      {left.links.length > 0 && <LostLinks links={left.links} />}
      {COUNTED.map(
        ([kind, word]) => left[kind] > 0 && <p key={kind}>{t(word, { count: left[kind] })}</p>,
      )}
      <button className={styles.button} type="button" onClick={onClose}>
        {t('site:pastingClose')}
      </button>
    </div>
  )
}

function LostLinks({ links }: Pick<LeftOut, 'links'>) {
  const { t } = useTranslation<object, SiteWord>()
  const [editor] = useLexicalComposerContext()
  const show = (words: string): void => {
    editor.update(() => $select(words))
    editor.focus()
  }
  return (
    <>
      <p>{t('site:pastingLinks')}</p>
      <ul>
        {links.map(({ words, address }, index) => (
          <li key={index}>
            <button
              className={buttons.link}
              type="button"
              title={t('site:pastingSelect')}
              onClick={() => show(words)}
            >
              {shortened(words)}
            </button>{' '}
            <span className={styles.address}>{shortened(address)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
