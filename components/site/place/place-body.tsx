import Link from 'next/link'
import type { ReactNode } from 'react'
import { Markdown } from '@/components/site/markdown'
import { Container } from '@/components/ui/container'
import type { GeoPage } from '@/lib/data/geo-pages'
import { paths } from '@/lib/paths'

/** What is written about a place, with the next steps beside it; `children` lead to other places. */
export function PlaceBody({ page, children }: { page: GeoPage; children: ReactNode }) {
  return (
    <Container className="grid gap-12 py-16 nav:py-24 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Markdown source={page.content} />
      <aside className="h-fit border-t pt-6 lg:sticky lg:top-32">
        <p className="text-muted-foreground">
          Tell us what you want to show and where. A free assessment, no credit card required.
        </p>
        <Link
          href={paths.getStarted({ from: page.slug })}
          className="mt-3 inline-block py-1 text-lg text-primary underline underline-offset-4"
        >
          Get started today.
        </Link>
        {children}
      </aside>
    </Container>
  )
}
