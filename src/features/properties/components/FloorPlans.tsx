import { useTranslations } from 'next-intl'
import { largestFile } from '@/ui/picture-files'
import { Picture } from '@/ui/Picture'
import { plansLast } from '@/ui/plans-last'
import styles from './FloorPlans.module.css'
import type { PictureView } from '@/domain/media/picture'

/** The floor plans, whole; each opens the page's viewer, so a telephone need not fetch the largest file for them here. */
export function FloorPlans({ pictures }: { pictures: PictureView[] }) {
  const t = useTranslations('Gallery')
  const { ordered, firstPlan } = plansLast(pictures)
  return (
    <ul className={styles.plans}>
      {ordered.slice(firstPlan).map((plan, index) => (
        <li key={`${plan.hash}-${index}`}>
          <a href={largestFile(plan.hash)} data-slide={firstPlan + index}>
            <Picture picture={plan} sizes="(min-width: 600px) 24rem, 60vw" />
            <span className="unseen">{t('openPlan', { number: index + 1 })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
