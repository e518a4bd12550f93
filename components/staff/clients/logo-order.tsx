'use client'

import Link from 'next/link'
import { OrderedList } from '@/components/staff/board/ordered-list'
import { Badge } from '@/components/ui/badge'
import { HOME_LOGOS, shownLogos } from '@/lib/catalogue/clients'
import type { FeaturedClient } from '@/lib/data/catalogue/featured-clients'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ClientLogo } from './client-logo'
import { type PlaceLogo, useLogoOrder } from './use-logo-order'

type Props = {
  /** All featured clients, in their order. */
  clients: FeaturedClient[]
  place: PlaceLogo
}

export function LogoOrder({ clients, place }: Props) {
  const { order, problem, announcement, isSaving, move } = useLogoOrder(clients, place)
  const shown = shownLogos(order)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <noscript>
        <p>Dragging needs JavaScript. The page of each client has buttons that move its logo.</p>
      </noscript>
      <p role="status" className="min-h-6 text-sm text-muted-foreground">
        {isSaving ? 'Saving…' : `The home page shows the first ${HOME_LOGOS} that have a logo, mixed.`}
        <span className="sr-only"> {announcement}</span>
      </p>
      {problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4">
          {problem}
        </p>
      )}
      <OrderedList
        rows={order.map((client) => ({ ...client, title: client.name }))}
        onMove={move}
        rowClass="grid-cols-[1.25rem_minmax(0,1fr)_auto] sm:grid-cols-[1.25rem_7rem_minmax(0,1fr)_auto]"
        renderRow={({ id, name, logo }, moves) => (
          <>
            <span className="max-sm:hidden">{logo && <ClientLogo logo={logo} size="small" />}</span>
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
              <Link
                href={staffPaths.client(id)}
                draggable={false}
                className="[overflow-wrap:anywhere] underline underline-offset-4"
              >
                {name}
              </Link>
              {!shown.has(id) && <Badge variant="outline">{logo ? 'Not shown' : 'No logo'}</Badge>}
            </span>
            <span className="flex gap-1">{moves}</span>
          </>
        )}
      />
    </div>
  )
}
