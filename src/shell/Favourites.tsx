import { useTranslations } from 'next-intl'
import { FavouritesIsland } from '@/features/selection/components/FavouritesIsland'
import { MOST } from '@/domain/favourites/ids'
import type { ShellView } from './views'

/** What the browser stores, with the words for it in the visitor's language. */
export function Favourites({
  favouritesHref,
  compareHref,
}: Pick<ShellView, 'favouritesHref' | 'compareHref'>) {
  const t = useTranslations('Favourites')
  return (
    <FavouritesIsland
      labels={{
        added: t('added'),
        removed: t('removed'),
        full: t('full', { most: MOST.favourites }),
        compareAdded: t('compareAdded'),
        compareRemoved: t('compareRemoved'),
        compareFull: t('compareFull', { most: MOST.compare }),
        notKept: t('notKept'),
        offline: t('offline'),
        favourites: favouritesHref ? { href: favouritesHref, label: t('open') } : null,
        compare: compareHref ? { href: compareHref, label: t('compareOpen') } : null,
      }}
    />
  )
}
