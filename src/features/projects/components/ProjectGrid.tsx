import type { ProjectCardView } from '@/domain/projects/views'
import { ProjectCard } from './ProjectCard'
import styles from './ProjectGrid.module.css'

interface ProjectGridProps {
  cards: ProjectCardView[]
  level?: 2 | 3
  /** True where its first picture is the one a page opens with. */
  first?: boolean
}

/** Developments side by side, two in a row where there is room. */
export const ProjectGrid = ({ cards, level, first = false }: ProjectGridProps) => (
  <ul className={styles.grid}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <ProjectCard card={card} level={level} first={first && index === 0} />
      </li>
    ))}
  </ul>
)
