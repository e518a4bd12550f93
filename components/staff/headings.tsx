import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'

type ScreenHeadingProps = { title: string; description?: string }

export function ScreenHeading({ title, description }: ScreenHeadingProps) {
  return (
    <div>
      <h1 className="type-title">{title}</h1>
      {description && <p className="mt-2 max-w-2xl text-muted-foreground">{description}</p>}
    </div>
  )
}

type SectionHeadingProps = {
  id: string
  title: string
  more: { href: string; label: string }
}

export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      <StaffLink href={more.href} className="text-sm underline underline-offset-4">
        {more.label}
      </StaffLink>
    </div>
  )
}

type SidebarSectionProps = { id: string; title: string; children: ReactNode }

export function SidebarSection({ id, title, children }: SidebarSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

type View = { name: string; label: string; href: string }

type ViewSwitchProps = {
  /** As in 'Views of leads'. */
  label: string
  views: readonly View[]
  /** The name of the view that is open. */
  current: string
}

/** The same records as a list, as a board, and so on. */
export const ViewSwitch = ({ label, views, current }: ViewSwitchProps) => (
  <nav aria-label={label} className="flex w-fit gap-1 rounded-md border bg-card p-1 text-sm">
    {views.map((view) => (
      <StaffLink
        key={view.name}
        href={view.href}
        aria-current={view.name === current ? 'page' : undefined}
        className={cx(
          'rounded-sm px-3 py-1.5 font-medium',
          view.name === current ? 'bg-secondary' : 'text-muted-foreground hover:text-foreground',
        )}
      >
        {view.label}
      </StaffLink>
    ))}
  </nav>
)
