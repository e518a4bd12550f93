import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'
import { FilmLeader } from './film-leader'
import { SiteShell } from './site-shell'

export function NotFoundPage() {
  return (
    <SiteShell>
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
    </SiteShell>
  )
}
