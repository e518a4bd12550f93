import type { Metadata } from 'next'
import Link from 'next/link'
import { FilmLeader } from '@/components/site/film-leader'
import { SiteShell } from '@/components/site/site-shell'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <SiteShell>
      <Container className="grid items-center gap-12 pt-28 pb-20 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] nav:pt-40 nav:pb-28 lg:gap-16">
        <div>
          <h1 className="max-w-[10ch] type-display">Oops! Page not found</h1>
          <p className="mt-6 max-w-md type-lede text-muted-foreground">
            The page you asked for was moved, cut, or never filmed.
          </p>
          <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
            <Button asChild size="lg">
              <Link href={paths.home()} prefetch={false}>
                Return to Home
              </Link>
            </Button>
            <Button asChild variant="link" size="lg">
              <Link href={paths.videos()}>Watch our videos</Link>
            </Button>
          </div>
        </div>
        <FilmLeader text="404" />
      </Container>
    </SiteShell>
  )
}
