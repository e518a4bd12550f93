import { PHASES } from '@/lib/content/faq'
import styles from './faq.module.css'

export function Phases() {
  return (
    <ol className={styles.points}>
      {PHASES.map(({ title, text }, index) => (
        <li key={title}>
          <h4>
            {index + 1}. {title}
          </h4>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
