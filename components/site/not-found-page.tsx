import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'
import { SiteShell } from './site-shell'

/** Within the layout of the site. */
export function NotFoundPage() {
  return (
    <Container className="grid items-center gap-12 pt-28 pb-20 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] nav:pt-40 nav:pb-28 lg:gap-16">
      <div>
        <h1 className="max-w-[10ch] type-display">Oops! Page not found</h1>
        <p className="mt-6 max-w-md type-lede text-muted-foreground">
          The page you asked for was moved, cut, or never filmed.
        </p>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Link href={paths.home()} prefetch={false} className={buttonVariants({ size: 'lg' })}>
            Return to Home
          </Link>
          <Link href={paths.videos()} className={buttonVariants({ variant: 'link', size: 'lg' })}>
            Watch our videos
          </Link>
        </div>
      </div>
      <FilmLeader text="404" />
    </Container>
  )
}

export const FramedNotFoundPage = () => (
  <SiteShell>
    <NotFoundPage />
  </SiteShell>
)

/** Decorative film countdown. */
export function FilmLeader({ text }: { text: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 480"
      className="w-full border bg-card text-muted-foreground"
      fill="none"
      stroke="currentColor"
    >
      <path d="M320 240V0h320v240Z" className="fill-secondary" stroke="none" />
      <path d="M0 240h640M320 0v480" strokeWidth="1.5" />
      <path d="M320 240V0" className="stroke-primary" strokeWidth="3" />
      <circle cx="320" cy="240" r="196" className="fill-card" strokeWidth="3" />
      <circle cx="320" cy="240" r="174" strokeWidth="1.5" />
      <text
        x="320"
        y="248"
        textAnchor="middle"
        dominantBaseline="middle"
        stroke="none"
        className="fill-foreground font-display text-[10rem] font-semibold tracking-[-0.04em] tabular-nums"
      >
        {text}
      </text>
    </svg>
  )
}
