import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { paths } from '@/lib/paths'

const LINK = 'inline-block py-1.5 decoration-primary underline-offset-4 hover:underline'

type FooterLinksProps = { title: string; links: { href: string; label: string }[]; className?: string }

/** Nothing is fetched ahead: who reads as far as the footer has not said where to go next. */
export function FooterLinks({ title, links, className }: FooterLinksProps) {
  return (
    <div className={cx('px-4 py-5 min-[360px]:px-5 sm:p-8', className)}>
      <p className="text-sm text-muted-foreground">{title}</p>
      <ul aria-label={title} className="mt-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            {href === paths.login() ? (
              // Plain, as in `AccountNav`.
              <a href={href} className={LINK}>
                {label}
              </a>
            ) : (
              <Link href={href} prefetch={false} className={LINK}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
