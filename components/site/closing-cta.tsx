import { cx } from 'class-variance-authority'
import { Container } from '@/components/ui/container'
import styles from './closing-cta.module.css'
import { GetStartedButton } from './get-started-button'
import { SlateLabel } from './brand'

type Props = {
  title: string
  text?: string
  /** The page it is on, such as a city's slug. */
  from?: string
}

export function ClosingCta({ title, text, from }: Props) {
  return (
    <section aria-labelledby="closing-cta" className="pb-16 nav:pb-24 print:hidden">
      <Container>
        <div className={cx('corner-ticks', styles.card)}>
          <SlateLabel className={styles.label}>SC 01 · TK 1</SlateLabel>
          <div>
            <h2 id="closing-cta" className={cx('type-display', styles.title)}>
              {title}
            </h2>
            {text && <p className={cx('type-lede', styles.text)}>{text}</p>}
          </div>
          <GetStartedButton size="lg" from={from} className={styles.action} />
        </div>
      </Container>
    </section>
  )
}
