import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { type Area, ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import { lackedAccess, screenHref, isRecordScreen, type Screen, SCREENS } from '@/lib/portal/screens'
import { formatCount } from '@/lib/text/format'
import { COMPANY_ZONE, dayIn } from '@/lib/time/in-zone'

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
  /** ISO 8601. */
  now: string
  /** As in 'Nothing is late.' */
  late: string
}

const today = dayIn(COMPANY_ZONE)

export const HomeHeading = ({ role, now, late }: HeadingProps) => (
  <div>
    <h1 className="type-title">{ROLE_LABELS[role]} dashboard</h1>
    <p className="mt-3 text-muted-foreground">
      {today(now)}. {late}
    </p>
  </div>
)

type Children = { children: ReactNode }

/** Two columns of panels, also beside an open sidebar and on tablets. */
export const Columns = ({ children }: Children) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">{children}</div>
)

export const Column = ({ children }: Children) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
)

/** A list leads to what adds to it, and the sidebar to what is pinned. */
const isListed = ({ path, pinned }: Screen) =>
  !pinned && path !== 'settings' && path !== 'inbox' && !path.endsWith('/new') && !/\bimports?\b/.test(path)

/** What the menu leaves out. */
export function ScreenLinks({ area, role }: { area: Area; role: UserType }) {
  const screens = SCREENS.filter(
    (screen) =>
      screen.area === area &&
      !isRecordScreen(screen) &&
      isListed(screen) &&
      lackedAccess(screen, role) === null,
  )
  if (screens.length === 0) return null
  return (
    <section aria-labelledby="screens">
      <h2 id="screens" className="mb-4 type-heading">
        Not in the menu
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
