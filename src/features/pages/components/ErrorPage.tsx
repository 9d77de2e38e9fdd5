import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

interface ErrorPageProps {
  title: string
  text: string
  /** What to do next: try again, go home. */
  children: ReactNode
}

/**
 * Something went wrong on our side. Its words come from outside (messages `Error.*`), because an
 * error boundary runs in the browser, where the messages are not. Spec §8.
 */
export const ErrorPage = ({ title, text, children }: ErrorPageProps) => (
  <div className={styles.page} role="alert">
    <div className="wrap">
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  </div>
)
