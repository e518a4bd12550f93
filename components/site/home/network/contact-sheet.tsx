import { cx } from 'class-variance-authority'
import Image from 'next/image'
import { SlateLabel } from '@/components/site/slate-label'
import { FEATURED_PEOPLE } from '@/lib/content/network'
import { initials } from './initials'
import styles from './network.module.css'

/** Frames are numbered as along the edge of a negative. */
const FIRST_FRAME = 21

export function ContactSheet() {
  return (
    <ul className={styles.people}>
      {FEATURED_PEOPLE.map(({ name, designation, image }, index) => (
        <li key={image} className={styles.person}>
          <SlateLabel>{`${FIRST_FRAME + index}A`}</SlateLabel>
          <div className={cx('corner-ticks', styles.portrait)}>
            <Image src={image} alt="" fill quality={80} sizes="(min-width: 768px) 228px, 46vw" />
          </div>
          <p>
            <strong>{initials(name)}</strong>
            <span>{designation}</span>
          </p>
        </li>
      ))}
      <li className={styles.others}>
        <SlateLabel>{`${FIRST_FRAME + FEATURED_PEOPLE.length}A`}</SlateLabel>
        <p className={styles.count}>
          <strong className="type-title">500+</strong> <span>in the network, and one of them near you</span>
        </p>
      </li>
    </ul>
  )
}
