import Link from 'next/link'
import type { Area } from '@/lib/auth/roles'
import { addressOf, isRecord, SCREENS } from '@/lib/portal/screens'

const isListed = (path: string) => path !== 'home' && path !== 'settings' && !path.endsWith('/new')

/** What is found in an area, for its home. */
export function ScreenLinks({ area }: { area: Area }) {
  const screens = SCREENS.filter(
    (screen) => screen.area === area && !isRecord(screen) && isListed(screen.path),
  )
  return (
    <section aria-labelledby="screens">
      <h2 id="screens" className="mb-4 type-heading">
        In this area
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {screens.map((screen) => (
          <li key={screen.path} className="relative rounded-md border bg-card p-4 hover:bg-secondary/50">
            <Link
              href={addressOf(screen)}
              prefetch={false}
              className="font-medium after:absolute after:inset-0"
            >
              {screen.title}
            </Link>
            <p className="mt-1 text-sm text-muted-foreground">{screen.about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
