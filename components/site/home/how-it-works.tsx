import { SlateLabel } from '@/components/site/brand'
import { Container } from '@/components/ui/container'
import { PROCESS_STEPS } from '@/lib/content/process-steps'
import styles from './how-it-works.module.css'

const timecode = (index: number) => `${String(index + 1).padStart(2, '0')}:00:00:00`

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-border py-20 nav:py-32">
      <Container className="grid gap-x-16 gap-y-12 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="h-fit lg:sticky lg:top-32">
          <h2 id="how-it-works" className="type-title">
            How It Works
          </h2>
          <p className="mt-6 type-lede text-muted-foreground">A typical project takes about six weeks.</p>
        </div>
        <div>
          <div aria-hidden="true" className="h-4 border border-border slate-sticks" />
          <ol className={styles.schedule}>
            {PROCESS_STEPS.map(({ id, title, when, description }, index) => (
              <li key={id} className={styles.step}>
                <div className={styles.strip}>
                  <SlateLabel className={styles.timecode}>{timecode(index)}</SlateLabel>
                  <h3 className="type-heading">{title}</h3>
                  <p className={styles.when}>{when}</p>
                  <p className={styles.description}>{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  )
}
