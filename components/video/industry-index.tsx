'use client'

import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'
import { industryHeading } from '@/lib/video/labels'
import type { Industry } from '@/lib/video/types'
import { IntentLink } from './intent-link'

/** A client component like `VideoCard`, to keep the flight payload small. */
export function IndustryIndex({ industries }: { industries: readonly Industry[] }) {
  if (industries.length === 0) return null
  return (
    <Container>
      <section aria-labelledby="more-industries" className="border-t pt-4">
        <h2 id="more-industries" className="type-heading">
          More Industries
        </h2>
        <ul className="mt-6 gap-x-8 sm:columns-2 lg:columns-3">
          {industries.map(({ name, total }) => (
            <li key={name} className="break-inside-avoid border-b">
              <IntentLink
                href={paths.industry(name)}
                className="flex items-baseline justify-between gap-4 py-3 hover:text-primary"
              >
                {industryHeading(name)}
                <span className="type-slate text-muted-foreground">
                  {total} <span className="sr-only">{total === 1 ? 'video' : 'videos'}</span>
                </span>
              </IntentLink>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  )
}
