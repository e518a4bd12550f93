import { cx } from 'class-variance-authority'
import { ClientLogoImage } from '@/components/site/home/client-logo-image'
import { mediaPath } from '@/lib/paths'

type Props = {
  /** File name in the bucket `logos`. */
  logo: string
  ground?: 'dark' | 'light'
  size?: 'small' | 'home'
}

/** Decorative: the name of the client always stands beside it. */
export const ClientLogo = ({ logo, ground = 'dark', size = 'home' }: Props) => (
  <span
    aria-hidden="true"
    className={cx(
      'inline-grid content-center justify-items-start',
      ground === 'dark' ? 'bg-stone-950' : 'bg-stone-100',
      size === 'home' ? 'px-6 py-8' : 'rounded-sm p-1.5',
    )}
  >
    <span className={size === 'home' ? 'h-12 w-40' : 'h-6 w-20'}>
      <ClientLogoImage name="" src={mediaPath('logos', logo)} />
    </span>
  </span>
)
