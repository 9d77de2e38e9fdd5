import { useTranslations } from 'next-intl'
import { isMoreThanPicture, labelWords } from '@/domain/properties/energy-name'
import type { EnergyView } from '@/domain/properties/views'
import styles from './EnergyImage.module.css'

/**
 * The official picture of an energy label; its words where it has no picture, and beside one that says less. A large one
 * stands beside its scale, which says the label. Spec §9.
 */
export function EnergyImage({ energy, large }: { energy: EnergyView; large?: boolean }) {
  const t = useTranslations('Energy')
  const name = t('label', labelWords(energy))
  if (!energy.image) return <span className={styles.words}>{name}</span>
  const picture = (
    <img
      className={large ? styles.large : styles.small}
      src={energy.image}
      width={240}
      height={96}
      alt={name}
      {...(!large && { loading: 'lazy' })}
    />
  )
  if (large || !isMoreThanPicture(energy)) return picture
  return (
    <span className={styles.more}>
      {picture}
      <span aria-hidden="true">{energy.text}</span>
    </span>
  )
}
