'use client'

import { OrderedList } from '@/components/staff/board/ordered-list'
import { SavedOrder } from '@/components/staff/board/saved-order'
import { type PlaceRow, useSavedOrder } from '@/components/staff/board/use-saved-order'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { HOME_LOGOS, shownLogos } from '@/lib/catalogue/clients'
import type { FeaturedClient } from '@/lib/data/catalogue/featured-clients'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ClientLogo } from './client-logo'

type Props = {
  /** All featured clients, in their order. */
  clients: FeaturedClient[]
  place: PlaceRow<FeaturedClient>
}

export function LogoOrder({ clients, place }: Props) {
  const { order, move, ...saving } = useSavedOrder({
    initial: clients,
    place,
    refused: 'Not moved: one of these logos is no longer featured, or you don’t have permission.',
    changed: 'Your move is saved. Someone else changed the logos, too. This is the current order.',
  })
  const shown = shownLogos(order)
  return (
    <SavedOrder
      {...saving}
      note={`The home page shows the first ${HOME_LOGOS} that have a logo, mixed.`}
      withoutScript="Dragging needs JavaScript. The page of each client has buttons that move its logo."
    >
      <OrderedList
        rows={order.map((client) => ({ ...client, title: client.name }))}
        onMove={move}
        rowClass="grid-cols-[1.25rem_minmax(0,1fr)_auto] sm:grid-cols-[1.25rem_7rem_minmax(0,1fr)_auto]"
        renderRow={({ id, name, logo }, moves) => (
          <>
            <span className="max-sm:hidden">{logo && <ClientLogo logo={logo} size="small" />}</span>
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
              <StaffLink
                href={staffPaths.client(id)}
                draggable={false}
                className="[overflow-wrap:anywhere] underline underline-offset-4"
              >
                {name}
              </StaffLink>
              {!shown.has(id) && <Badge>{logo ? 'Not shown' : 'No logo'}</Badge>}
            </span>
            <span className="flex gap-1">{moves}</span>
          </>
        )}
      />
    </SavedOrder>
  )
}
