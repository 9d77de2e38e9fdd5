import styles from './SeoPreview.module.css'

interface LengthProps {
  text: string
  /** The most characters that are shown of it. */
  most: number
  fits: string
  tooLong: string
}

/** How long a text is, and whether its end is cut off. */
export function Length({ text, most, fits, tooLong }: LengthProps) {
  const count = [...text].length
  const sentence = count > most ? tooLong : fits
  return (
    <p className={`${styles.length} ${count > most ? styles.tooLong : ''}`}>
      {sentence.replace('{count}', String(count)).replace('{most}', String(most))}
    </p>
  )
}
