import Link from 'next/link'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { Logo } from './logo'
import { SlateLabel } from './slate-label'

const GROUPS = [
  {
    id: 'footer-watch',
    label: 'Watch and read',
    links: [
      { href: paths.videos(), label: 'Videos' },
      { href: paths.videographersNearMe(), label: 'Videographers Near Me' },
      { href: paths.blog(), label: 'Blog' },
    ],
  },
  {
    id: 'footer-clients',
    label: 'Clients',
    links: [
      { href: paths.getStarted(), label: 'Get Started' },
      { href: paths.login(), label: 'Login' },
    ],
  },
  {
    id: 'footer-company',
    label: 'Company',
    links: [
      { href: paths.hiringVideographers(), label: 'Hiring' },
      { href: paths.privacyPolicy(), label: 'Privacy' },
    ],
  },
]

/** Laid out like the slate that is held before the camera: ruled cells under striped sticks. */
export function SiteFooter() {
  return (
    <footer className="pb-5 sm:pb-8">
      <Container>
        <div className="overflow-hidden rounded-md border">
          <div aria-hidden="true" className="h-4 border-b slate-sticks" />
          <nav aria-label="Footer" className="grid sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
            <div className="border-b p-6 sm:col-span-3 sm:p-8 lg:col-span-1 lg:border-b-0">
              <Logo />
              <p className="mt-5 max-w-sm type-heading text-balance">{site.tagline}</p>
            </div>
            {GROUPS.map(({ id, label, links }) => (
              <div
                key={id}
                className="border-b p-6 sm:border-b-0 sm:border-l sm:p-8 max-lg:sm:[&:nth-child(2)]:border-l-0"
              >
                <p id={id} className="text-sm text-muted-foreground">
                  {label}
                </p>
                <ul aria-labelledby={id} className="mt-2">
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        prefetch={false}
                        className="inline-block py-1.5 decoration-primary underline-offset-4 hover:underline"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 p-6 text-sm text-muted-foreground sm:border-t sm:px-8 sm:py-5">
            <p>
              © {new Date().getFullYear()} {site.name}
            </p>
            <p>{site.foundedIn}</p>
            <SlateLabel className="max-lg:hidden">42°25′52″ N · 83°29′00″ W</SlateLabel>
          </div>
        </div>
      </Container>
    </footer>
  )
}
