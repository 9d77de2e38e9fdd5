import { useLocale, useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import type { ListView } from '@/domain/search/list-views'
import styles from './EmptyList.module.css'

/** Nothing found: what was searched, what to loosen, and the way to be told later. Spec §8. */
export function EmptyList({ list }: { list: ListView }) {
  const t = useTranslations('List')
  const locale = useLocale()
  const { unknownCity, chips, loosen } = list
  const searched = chips.map(({ label }) => label).join(', ')
  return (
    <EmptyState
      icon={unknownCity ? 'map-pin' : 'search-x'}
      title={unknownCity ? t('unknownCity') : t('emptyTitle')}
      text={unknownCity ? t('unknownCityText') : t('emptyText')}
    >
      {searched && <p>{t('searched', { criteria: searched })}</p>}
      {loosen.length > 0 && (
        <div className={styles.loosen}>
          <h3 id="loosen">{t('loosen')}</h3>
          <ul aria-labelledby="loosen">
            {loosen.slice(0, 4).map(({ label, lang, href, count }) => (
              <li key={href}>
                <a href={href} rel="nofollow">
                  <span lang={lang === locale ? undefined : lang}>{label}</span>
                  <b>{t('count', { count })}</b>
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.next}>
        {list.demandHref && (
          <a className={buttons.primary} href={list.demandHref} rel="nofollow">
            <Icon name="bell" />
            {t('demand')}
          </a>
        )}
        <a className={buttons.secondary} href={list.clearHref ?? list.action}>
          {t(`${list.goal}All`)}
        </a>
      </div>
      {list.demandHref && <p>{t('demandText')}</p>}
    </EmptyState>
  )
}
