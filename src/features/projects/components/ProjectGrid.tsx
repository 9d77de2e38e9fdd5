import type { ProjectCardView } from '@/domain/projects/views'
import { ProjectCard } from './ProjectCard'
import styles from './ProjectGrid.module.css'

/** Developments side by side, two in a row where there is room. */
export const ProjectGrid = ({ cards, level }: { cards: ProjectCardView[]; level?: 2 | 3 }) => (
  <ul className={styles.grid}>
    {cards.map((card) => (
      <li key={card.id}>
        <ProjectCard card={card} level={level} />
      </li>
    ))}
  </ul>
)
