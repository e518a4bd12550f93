import type { ClientLogo } from '@/lib/data/catalogue/clients'
import { mediaPath } from '@/lib/paths'
import { dailyShuffle } from '@/lib/time/daily-shuffle'
import { ClientLogoImage } from './client-logo-image'
import styles from './hero.module.css'

const SHOWN = 8

/** Another choice of the clients every day. */
export function ClientLogos({ clients }: { clients: ClientLogo[] }) {
  if (clients.length === 0) return null
  return (
    <div className={styles.logos}>
      <p>TRUSTED BY BRANDS ACROSS THE US</p>
      <ul>
        {dailyShuffle(clients)
          .slice(0, SHOWN)
          .map(({ name, logo }) => (
            <li key={logo}>
              <ClientLogoImage name={name} src={mediaPath('logos', logo)} />
            </li>
          ))}
      </ul>
    </div>
  )
}
