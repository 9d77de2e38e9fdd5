import type { Language } from '@/i18n/languages'
import type { PictureView } from '@/domain/media/picture'

/** A formatted text, ready to be rendered: what it is made of, links and pictures resolved. Spec §3. */
export interface RichTextView {
  /** The language it is really written in. */
  lang: Language
  nodes: RichNode[]
}

export type RichNode =
  | { kind: 'text'; text: string; marks: readonly ('strong' | 'em' | 'u' | 's')[] }
  | { kind: 'break' }
  | { kind: 'line' }
  | { kind: 'link'; href: string; external: boolean; children: RichNode[] }
  | { kind: 'paragraph' | 'quote' | 'item' | 'row'; children: RichNode[] }
  | { kind: 'heading'; level: 2 | 3 | 4; children: RichNode[] }
  /** `start` is the number of the first item where that is not 1. */
  | { kind: 'list'; ordered: boolean; start?: number; children: RichNode[] }
  | { kind: 'table'; children: RichNode[] }
  | { kind: 'cell'; header: 'column' | 'row' | null; columns: number; rows: number; children: RichNode[] }
  | { kind: 'picture'; picture: PictureView }
  | { kind: 'video'; video: VideoView }

/** A video or tour that loads when it is played. Spec §5, "Video links". */
export interface VideoView {
  /** The address staff gave; a link for those without JavaScript. */
  url: string
  /** What the frame or the video element loads. */
  embed: string
  file: boolean
  poster: PictureView | null
}
