import type { CalculatorResult } from '@/domain/calculators/views'
import styles from './ResultLines.module.css'

/** A result line by line: each amount, how it came about, and where its rate is stated. */
export const ResultLines = ({ lines }: Pick<CalculatorResult, 'lines'>) => (
  <dl className={styles.lines}>
    {lines.map(({ amount, detail, label, since, source }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={styles.amount}>{amount}</dd>
        {(detail ?? since) && (
          <dd className={styles.detail}>
            {[detail, since].filter(Boolean).join(' ')}
            {source && (
              <>
                {' · '}
                <a href={source.href} rel="noopener">
                  {source.host}
                </a>
              </>
            )}
          </dd>
        )}
      </div>
    ))}
  </dl>
)

/** What there is to know beside a result. */
export const ResultNotes = ({ notes }: Pick<CalculatorResult, 'notes'>) => (
  <div className={styles.notes}>
    {notes.map(({ lang, text }) => (
      <p key={text} lang={lang}>
        {text}
      </p>
    ))}
  </div>
)
