import type { CalculatorResult } from '../views'
import styles from './ResultLines.module.css'

/** A result line by line: each amount, how it came about, and where its rate is stated. */
export function ResultLines({ result: { lines, notes } }: { result: CalculatorResult }) {
  return (
    <>
      {lines.length > 0 && (
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
                      {' '}
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
      )}
      {notes.map(({ lang, text }) => (
        <p key={text} className={styles.note} lang={lang}>
          {text}
        </p>
      ))}
    </>
  )
}
