import { useLocale, useTranslations } from 'next-intl'
import type { OwnedProperty } from '@/domain/owners/views'
import { useCardTitle } from '@/features/search/components/card-title'
import { Ribbon } from '@/features/search/components/Ribbon'
import { TYPE_ICON_NAMES } from '@/features/search/components/type-icon-name'
import { formatNumber } from '@/i18n/format'
import { Picture } from '@/ui/Picture'
import { Placeholder } from '@/ui/Placeholder'
import { Price } from '@/ui/Price'
import styles from './Portal.module.css'

const FIGURES = ['today', 'week', 'month', 'total'] as const

/** A property of an owner: what it is, whether visitors see it, and how often it was viewed. */
export function PropertyRow({ property, href }: { property: OwnedProperty; href: string }) {
  const language = useLocale()
  const t = useTranslations()
  const { address, card, figures, sitePage, state } = property
  const isElsewhere = sitePage !== null && sitePage.language !== language
  const title = useCardTitle()(card)
  return (
    <article className={styles.property}>
      <div className={styles.picture}>
        {card.picture ? <Picture picture={card.picture} sizes="(width < 767px) 100vw, 260px" decorative /> : <Placeholder icon={TYPE_ICON_NAMES[card.icon]} />}
        {card.ribbon && <Ribbon ribbon={card.ribbon} />}
      </div>
      <div className={styles.words}>
        <p className={styles.price}>
          <Price price={card.price} />
        </p>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <p>{[address, t('Owner.reference', { number: property.id })].filter(Boolean).join(' · ')}</p>
        <p className={styles.state} data-state={state}>
          {[t(`Owner.states.${state}`), isElsewhere && t('Page.inLanguage', { language: sitePage.language })].filter(Boolean).join(' ')}
        </p>
        <dl className={styles.figures} aria-label={t('Statistics.views')}>
          {FIGURES.map((name) => (
            <div key={name}>
              <dt>{t(`Statistics.${name}`)}</dt>
              <dd>{formatNumber(figures[name], language)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
