import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import { Picture } from '@/ui/Picture'
import { Placeholder } from '@/ui/Placeholder'
import { TownLine } from '@/ui/TownLine'
import { fromPriceText, fromWithVatText } from '@/domain/projects/price-text'
import type { ProjectCardView } from '@/domain/projects/views'
import styles from './ProjectCard.module.css'

interface ProjectCardProps {
  card: ProjectCardView
  level?: 2 | 3
  /** True where its picture is the one a page opens with. */
  first?: boolean
}

/** A development in a list; its heading's link covers the whole card. Spec §3, "Project". */
export function ProjectCard({ card, level = 3, first }: ProjectCardProps) {
  const words = useTranslations()
  const t = useTranslations('Projects')
  const language = useLocale()
  const shell = useTranslations('Shell')
  const Heading = `h${level}` as const
  const { goal, progress, soldOut } = card
  const speech = { language, t: words }
  const withVat = fromWithVatText(card, speech)
  return (
    <article className={styles.card}>
      {card.picture ? (
        <Picture
          picture={card.picture}
          sizes="(min-width: 1280px) 604px, (min-width: 768px) 47vw, 80vw"
          className={styles.picture}
          first={first}
          decorative
        />
      ) : (
        <Placeholder icon="building-2" className={styles.picture} />
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <a href={card.href} {...(card.isElsewhere && { target: '_blank', rel: 'noopener' })}>
            <LongText text={card.name} />
            {card.isElsewhere && <span className="unseen"> {shell('newTab')}</span>}
          </a>
          {card.isElsewhere && <Icon name="external-link" />}
        </Heading>
        <p>
          {card.type && (
            <>
              <LocalText text={card.type} /> ·{' '}
            </>
          )}
          <TownLine place={card} />
        </p>
        <p className={styles.price}>
          {soldOut ? t('soldOut', { goal }) : (fromPriceText(card, speech) ?? t('onRequest'))}
          {!soldOut && withVat !== null && <small className={styles.more}>{withVat}</small>}
        </p>
        <p className={styles.units}>
          {!soldOut && progress.total > 0 && t('free', { ...progress, goal })}
        </p>
      </div>
    </article>
  )
}
