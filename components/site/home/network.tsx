import { cx } from 'class-variance-authority'
import { Picture } from '@/components/site/picture'
import { SlateLabel } from '@/components/site/brand'
import { Container } from '@/components/ui/container'
import { FEATURED_PEOPLE, STATISTICS } from '@/lib/content/network'
import styles from './network.module.css'

type NetworkProps = {
  /** In the order of `FEATURED_PEOPLE`. */
  portraits: readonly string[]
}

export function Network({ portraits }: NetworkProps) {
  return (
    <section aria-labelledby="network" className="border-t border-border py-20 nav:py-32">
      <Container>
        <div className={styles.intro}>
          <h2 id="network" className="type-title">
            Expansive Network, Local Videographers
          </h2>
          <p className="type-lede text-muted-foreground">
            Your videographer lives nearby and knows who issues permits. Behind them is one team that plans,
            edits and answers the phone.
          </p>
        </div>
        <ContactSheet portraits={portraits} />
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

/** 'Maya Rosales' → 'M. R.': first and last initial. */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  const shown = names.length > 1 ? [names.at(0), names.at(-1)] : names
  return shown.map((part) => `${part?.charAt(0).toUpperCase()}.`).join(' ')
}

type ContactSheetProps = NetworkProps & { nameOf?: (name: string) => string }

const FIRST_FRAME = 21

/** With initials on the home page, as the specification has it. */
export function ContactSheet({ portraits, nameOf = initials }: ContactSheetProps) {
  return (
    <ul className={styles.people}>
      {FEATURED_PEOPLE.map(({ name, designation }, index) => (
        <li key={designation} className={styles.person}>
          <SlateLabel>{`${FIRST_FRAME + index}A`}</SlateLabel>
          <div className={cx('corner-ticks', styles.portrait)}>
            <Picture src={portraits[index] ?? ''} alt="" sizes="(min-width: 768px) 228px, 46vw" />
          </div>
          <p>
            <strong>{nameOf(name)}</strong>
            <span>{designation}</span>
          </p>
        </li>
      ))}
      <li className={styles.others}>
        <SlateLabel>{`${FIRST_FRAME + FEATURED_PEOPLE.length}A`}</SlateLabel>
        <p className={styles.count}>
          <strong className="type-title">500+</strong> <span>videographers, including one near you</span>
        </p>
      </li>
    </ul>
  )
}
