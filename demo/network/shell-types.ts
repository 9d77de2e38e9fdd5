import type { PerLanguage, Written } from './content-types'

export interface DemoMenuEntry {
  title: PerLanguage
  /** Original path. */
  target: string
  children?: readonly DemoMenuEntry[]
}

export interface DemoFooterBlock {
  title: PerLanguage
  /** Plain text. */
  introText?: PerLanguage
  /** Simple HTML; links inside the site are original paths. */
  fullText?: Written
  /** Widths on twelve columns. */
  col: { sm: number; md: number; lg: number }
}

export interface DemoFooter {
  blocks: readonly DemoFooterBlock[]
  /** Simple HTML. */
  legalText: Written
}
