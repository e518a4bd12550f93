import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { type Account, displayName } from '@/lib/auth/account'
import { type Area, ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import type { CatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { lackedAccess, screenHref, isRecordScreen, SCREENS } from '@/lib/portal/screens'
import { formatCount } from '@/lib/text/format'

type Figure = { label: string; value: number; href?: string }

/** Figures with an address lead to the list that they count. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="flex flex-wrap gap-px overflow-hidden rounded-md border bg-border">
    {figures.map(({ label, value, href }) => (
      <div
        key={label}
        className="relative flex grow basis-40 flex-col-reverse justify-end gap-1 bg-card p-5 has-[a]:hover:bg-secondary/50"
      >
        <dt className="text-sm text-muted-foreground">
          {href ? (
            <StaffLink
              href={href}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {label}
            </StaffLink>
          ) : (
            label
          )}
        </dt>
        <dd className="type-heading tabular-nums">{formatCount(value)}</dd>
      </div>
    ))}
  </dl>
)

type HeadingProps = {
  /** The role whose home this is; the user may have another role. */
  role: UserType
  viewer: Account & { role: UserType }
}

export const HomeHeading = ({ role, viewer }: HeadingProps) => (
  <div>
    <h1 className="type-title">{ROLE_LABELS[role]} dashboard</h1>
    <p className="mt-3 text-muted-foreground">
      Signed in as {displayName(viewer)}, {ROLE_LABELS[viewer.role]}
    </p>
  </div>
)

type RoleHomeProps = HeadingProps & {
  counts: CatalogueCounts
  /** Absent for roles without access to leads. */
  leadCount?: number
  children?: ReactNode
}

export const RoleHome = ({ role, viewer, counts, leadCount, children }: RoleHomeProps) => (
  <div className="grid gap-12">
    <HomeHeading role={role} viewer={viewer} />
    <Figures
      figures={[
        ...(leadCount === undefined ? [] : [{ label: 'Contact requests', value: leadCount }]),
        { label: 'Published videos', value: counts.videos },
        { label: 'Clients', value: counts.clients },
        { label: 'Client reviews', value: counts.reviews },
      ]}
    />
    {children}
  </div>
)

/** A list leads to what adds to it. */
const isListed = (path: string) =>
  path !== 'home' && path !== 'settings' && !path.endsWith('/new') && !/\bimports?\b/.test(path)

export function ScreenLinks({ area, role }: { area: Area; role: UserType }) {
  const screens = SCREENS.filter(
    (screen) =>
      screen.area === area &&
      !isRecordScreen(screen) &&
      isListed(screen.path) &&
      lackedAccess(screen, role) === null,
  )
  return (
    <section aria-labelledby="screens">
      <h2 id="screens" className="mb-4 type-heading">
        In this area
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {screens.map((screen) => (
          <li key={screen.path} className="relative rounded-md border bg-card p-4 hover:bg-secondary/50">
            <StaffLink href={screenHref(screen)} className="font-medium after:absolute after:inset-0">
              {screen.title}
            </StaffLink>
            <p className="mt-1 text-sm text-muted-foreground">{screen.description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
