import type { CSSProperties } from 'react'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import { RichText } from '@/ui/RichText'
import { MenuLinks } from './MenuLinks'
import styles from './FooterBlock.module.css'
import type { FooterBlockView } from './views'

/** How many of twelve columns a block spans, per device class. Spec §3, `col`. */
const spans = ({ sm, md, lg }: FooterBlockView['columns']): CSSProperties => {
  const properties: Record<`--${string}`, number> = { '--sm': sm, '--md': md, '--lg': lg }
  return properties
}

/** One block of the footer. Spec §3, "Footer block". */
export const FooterBlock = ({ block }: { block: FooterBlockView }) => (
  <div className={styles.block} style={spans(block.columns)}>
    {block.title && (
      <h2 className={styles.title}>
        <LocalText text={block.title} />
      </h2>
    )}
    {block.introText && (
      <p className={styles.intro}>
        <LocalText text={block.introText} />
      </p>
    )}
    {block.fullText && (
      <div className={styles.text}>
        <RichText text={block.fullText} level={3} />
      </div>
    )}
    {block.links.length > 0 && <MenuLinks links={block.links} className={styles.links} />}
    {block.images.length > 0 && (
      <ul className={styles.images}>
        {block.images.map((picture, index) => (
          <li key={`${picture.hash}-${index}`}>
            <Picture picture={picture} sizes="(width < 767px) 92vw, 400px" />
          </li>
        ))}
      </ul>
    )}
  </div>
)
