import type { CSSProperties, ReactNode } from 'react'
import { Backdrop } from './Backdrop'
import { backdropOf } from './ground'
import { ModuleHead } from './ModuleHead'
import type { ModuleView } from './views'
import styles from './ModuleFrame.module.css'

interface ModuleFrameProps {
  module: ModuleView
  /** True for the only module of its row: its background reaches the edges of the screen. */
  alone?: boolean
  /** The class of the twelve columns, where the frame has to set them itself. */
  columns?: string
  children: ReactNode
}

const BESIDE = ['rich-text', 'call-to-action'] as const

/** Long texts stand beside their title where there is room; everything else below it. */
const layoutOf = (module: ModuleView): 'beside' | 'below' =>
  BESIDE.some((kind) => kind === module.kind) ||
  (module.kind === 'article' && module.view === 'text')
    ? 'beside'
    : 'below'

const coloursOf = ({ background }: ModuleView) =>
  background.type === 'color'
    ? { '--ground': background.color, '--ground-text': background.text }
    : {}

/** A module on its background, under its title, in its columns. Spec §3, "Page module". */
export function ModuleFrame({ module, alone = false, columns, children }: ModuleFrameProps) {
  const { sm, md, lg } = module.columns
  const ground = backdropOf(module)
  const span = { '--sm': sm, '--md': md, '--lg': lg } as CSSProperties
  const colours = coloursOf(module) as CSSProperties
  const inner = (
    <div
      className={styles.inner}
      data-kind={module.kind}
      data-layout={module.title ? layoutOf(module) : undefined}
    >
      <ModuleHead module={module} />
      <div className={styles.body}>{children}</div>
    </div>
  )
  const picture = <Backdrop background={module.background} alone={alone} />
  const className = `${styles.frame} ${module.className}`.trim()
  return alone ? (
    <section className={className} data-ground={ground} data-alone="" style={colours}>
      {picture}
      <div className={`wrap ${columns ?? ''}`}>
        <div className={styles.cell} style={span}>
          {inner}
        </div>
      </div>
    </section>
  ) : (
    <section
      className={`${className} ${styles.cell}`}
      data-ground={ground}
      style={{ ...span, ...colours }}
    >
      {picture}
      {inner}
    </section>
  )
}
