import { Container } from '@/components/ui/container'
import { STATISTICS } from '@/lib/content/network'
import { ContactSheet } from './contact-sheet'
import styles from './network.module.css'

export function Network() {
  return (
    <section aria-labelledby="network" className="border-t border-border py-20 nav:py-32">
      <Container>
        <div className={styles.intro}>
          <h2 id="network" className="type-title">
            Expansive Network, Local Videographers
          </h2>
          <p className="type-lede text-muted-foreground">
            Whoever films you lives where you work. They know the roads, the weather and whom to ask for the
            permit, and behind them stands one team that plans, edits and answers the phone.
          </p>
        </div>
        <ContactSheet />
        <dl className={styles.figures}>
          {STATISTICS.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="type-display">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
