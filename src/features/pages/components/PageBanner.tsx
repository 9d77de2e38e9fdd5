import type { ReactNode } from 'react'
import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import { Picture } from '@/ui/Picture'
import type { BannerView } from '@/domain/pages/views'
import { BannerScene } from './BannerScene'
import styles from './PageBanner.module.css'

interface PageBannerProps {
  banner: BannerView
  /** A home page opens with a high banner, every other page with a low one. */
  variant: 'home' | 'page'
  /** What sits on the lower edge: the search panel. */
  panel?: ReactNode
  /** True where the first heading of the page stands below it. */
  headed?: boolean
}

/** The full-bleed opening of a page. Spec §2, "Home banner types"; §3, "Banner". */
export const PageBanner = ({ banner, variant, panel, headed = false }: PageBannerProps) => {
  const { content, title, description, logo, portrait } = banner
  const Title = headed ? 'p' : 'h1'
  const plain =
    content.type === 'plain' || (content.type === 'gallery' && content.pictures.length === 0)
  return (
    <div
      className={styles.banner}
      data-hero={plain ? 'plain' : 'picture'}
      data-variant={variant}
      data-panel={panel ? '' : undefined}
    >
      <div className={styles.scene}>
        <BannerScene content={content} portrait={portrait} />
        <div className={`wrap ${styles.words}`}>
          {logo && <Picture picture={logo} sizes="200px" className={styles.logo} />}
          {title && (
            <Title className={styles.title}>
              <LongText text={title} />
            </Title>
          )}
          {description && (
            <p>
              <LocalText text={description} />
            </p>
          )}
        </div>
      </div>
      {panel && <div className={`wrap ${styles.panel}`}>{panel}</div>}
    </div>
  )
}
