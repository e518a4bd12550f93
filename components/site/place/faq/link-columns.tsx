import Link from 'next/link'
import styles from './faq.module.css'

type Props = { label: string; links: readonly { href: string; name: string }[] }

/** No prefetch: too many links. */
export function LinkColumns({ label, links }: Props) {
  return (
    <ul aria-label={label} className={styles.columns}>
      {links.map(({ href, name }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
