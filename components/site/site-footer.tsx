'use client'

import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { Container } from '@/components/ui/container'
import { site } from '@/lib/content/site'
import { paths } from '@/lib/paths'
import { Logo, SlateLabel } from './brand'

const WATCH = [
  { href: paths.videos(), label: 'Videos' },
  { href: paths.videographersNearMe(), label: 'Videographers Near Me' },
  { href: paths.blog(), label: 'Blog' },
]

const WORK = [
  { href: paths.getStarted(), label: 'Get Started' },
  { href: paths.hiringVideographers(), label: 'Hiring' },
  { href: paths.login(), label: 'Login' },
]

const thisYear = () => new Date().getFullYear()

/** A client component for the same reason as the header. */
export function SiteFooter() {
  return (
    <footer className="pb-5 sm:pb-8 print:hidden">
      <Container>
        <div className="overflow-hidden rounded-md border">
          <div aria-hidden="true" className="h-4 border-b slate-sticks" />
          <nav aria-label="Footer" className="grid grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
            <div className="col-span-2 border-b px-4 py-5 min-[360px]:px-5 sm:p-8 lg:col-span-1 lg:border-b-0">
              <Logo />
              <p className="mt-5 max-w-sm type-heading text-balance">{site.tagline}</p>
            </div>
            <FooterLinks title="Explore" links={WATCH} className="lg:border-l" />
            <FooterLinks title="Work with us" links={WORK} className="border-l" />
          </nav>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t px-4 py-5 text-sm text-muted-foreground min-[360px]:px-5 sm:px-8">
            {/* The static page may be from last year. */}
            <p suppressHydrationWarning>{`© ${thisYear()} ${site.name}`}</p>
            <p>{site.foundedIn}</p>
            <SlateLabel className="max-lg:hidden">42°25′52″ N · 83°29′00″ W</SlateLabel>
            <Link
              href={paths.privacyPolicy()}
              prefetch={false}
              className="py-1 underline-offset-4 hover:text-foreground hover:underline"
            >
              Privacy
            </Link>
          </div>
        </div>
      </Container>
    </footer>
  )
}

const LINK = 'inline-block py-1.5 decoration-primary underline-offset-4 hover:underline'

type FooterLinksProps = { title: string; links: { href: string; label: string }[]; className?: string }

function FooterLinks({ title, links, className }: FooterLinksProps) {
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
