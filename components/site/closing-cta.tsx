import { cx } from 'class-variance-authority'
import { Container } from '@/components/ui/container'
import styles from './closing-cta.module.css'
import { GetStartedButton } from './get-started-button'
import { SlateLabel } from './slate-label'

type Props = {
  title: string
  text?: string
  /** The page, as a call to action names it. */
  from?: string
}

/** The last section of a page. */
export function ClosingCta({ title, text, from }: Props) {
  return (
    <section aria-labelledby="closing-cta" className="pb-16 nav:pb-24">
      <Container>
        <div className={cx('corner-ticks', styles.card)}>
          <SlateLabel className={styles.label}>SC 01 · TK 1</SlateLabel>
          <div>
            <h2 id="closing-cta" className={cx('type-display', styles.title)}>
              {title}
            </h2>
            {text && <p className={cx('type-lede', styles.text)}>{text}</p>}
          </div>
          <GetStartedButton from={from} size="lg" className={styles.action} />
        </div>
      </Container>
    </section>
  )
}
