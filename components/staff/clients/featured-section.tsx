import { cx } from 'class-variance-authority'
import { SidebarSection } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { type FeaturedMove, HOME_LOGOS, shownLogos } from '@/lib/catalogue/clients'
import type { ClientRecord } from '@/lib/data/catalogue/client-record'
import type { FeaturedClient } from '@/lib/data/catalogue/featured-clients'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  client: ClientRecord
  /** All featured clients, in their order. */
  order: FeaturedClient[]
  actionOf: (move: FeaturedMove) => () => Promise<void>
}

const SMALL = { variant: 'outline', size: 'sm' } as const

/** Whether the home page may show the logo, and at which place. */
export function FeaturedSection({ client, order, actionOf }: Props) {
  const place = order.findIndex(({ id }) => id === client.id)
  if (place === -1) {
    return (
      <SidebarSection id="featured" title="Home page">
        <p className="text-muted-foreground">
          {client.logo
            ? 'The home page does not show this logo.'
            : 'Not featured. The home page also needs a logo.'}
        </p>
        <form action={actionOf('first')}>
          <button type="submit" className={buttonVariants(SMALL)}>
            Feature on the home page
          </button>
        </form>
      </SidebarSection>
    )
  }
  const shown = shownLogos(order)
  return (
    <SidebarSection id="featured" title="Home page">
      <p>
        Place {place + 1} of {order.length}.{' '}
        <span className="text-muted-foreground">
          {shown.has(client.id) ? 'The home page shows it.' : explainHidden(client)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {place > 0 && <Move label="Move up" action={actionOf('up')} />}
        {place < order.length - 1 && <Move label="Move down" action={actionOf('down')} />}
        {place > 1 && <Move label="Move to the top" action={actionOf('first')} />}
        <Move label="Stop featuring" action={actionOf('off')} />
      </div>
      <details>
        <summary className="cursor-pointer py-1 text-sm underline underline-offset-4">Show the order</summary>
        <ol className="mt-2 list-decimal pl-6 text-sm tabular-nums">
          {order.map(({ id, name, logo }) => (
            <li
              key={id}
              className={cx(
                'py-0.5 [overflow-wrap:anywhere]',
                id === client.id && 'font-medium',
                !shown.has(id) && 'text-muted-foreground',
              )}
            >
              {name}
              {!logo && ' (no logo)'}
            </li>
          ))}
        </ol>
        <p className="mt-2 text-sm text-muted-foreground">
          The home page shows the first {HOME_LOGOS} with a logo, mixed.{' '}
          <StaffLink href={staffPaths.logoOrder()} className="underline underline-offset-4">
            Change the order by drag
          </StaffLink>
        </p>
      </details>
    </SidebarSection>
  )
}

const explainHidden = ({ logo }: ClientRecord) =>
  logo ? `The home page shows the first ${HOME_LOGOS} only.` : 'The home page shows it once it has a logo.'

const Move = ({ label, action }: { label: string; action: () => Promise<void> }) => (
  <form action={action}>
    <button type="submit" className={buttonVariants(SMALL)}>
      {label}
    </button>
  </form>
)
