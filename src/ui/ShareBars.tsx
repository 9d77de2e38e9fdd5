import styles from './Statistics.module.css'

interface ShareBarsProps {
  rows: readonly {
    name: string
    /** In the words of the language, like the note. */
    count: string
    note: string
    /** 0 to 1 of the whole width; more is the whole. */
    share: number
  }[]
}

/** Counts below one another, each with a bar that says the same to the eye. */
export const ShareBars = ({ rows }: ShareBarsProps) => (
  <ul className={styles.bars}>
    {rows.map(({ count, name, note, share }) => (
      <li key={name}>
        <span>{name}</span> <strong>{count}</strong> <small>{note}</small>
        <span className={styles.bar} aria-hidden="true">
          {share > 0 && <span style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} />}
        </span>
      </li>
    ))}
  </ul>
)
