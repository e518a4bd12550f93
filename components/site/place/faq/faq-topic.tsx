import type { ReactNode } from 'react'
import styles from './faq.module.css'

type Props = {
  /** For links to this topic. */
  id?: string
  question: string
  /** Unfolded from the start. */
  open?: boolean
  children: ReactNode
}

export function FaqTopic({ id, question, open, children }: Props) {
  return (
    <details id={id} open={open} className={styles.topic}>
      <summary className={styles.question}>
        <h3 className="type-heading">{question}</h3>
        <span aria-hidden="true" className={styles.sign} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  )
}
