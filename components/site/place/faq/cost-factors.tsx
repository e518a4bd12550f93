import Link from 'next/link'
import { COST_FACTORS } from '@/lib/content/faq'
import { paths } from '@/lib/paths'
import styles from './faq.module.css'

/** `startingPrice` is that of our least expensive package, as it is written. */
export function CostFactors({ startingPrice }: { startingPrice: string }) {
  return (
    <>
      <p className="mb-6">
        Our{' '}
        <Link
          href={paths.packages()}
          prefetch={false}
          className="text-foreground underline decoration-primary underline-offset-4"
        >
          ready-made packages
        </Link>{' '}
        start at {startingPrice} and say what is inside. For anything else you get one price before anything
        begins. Six things move it:
      </p>
      <dl className={styles.points}>
        {COST_FACTORS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
