'use client'

import { OrderedList } from '@/components/staff/board/ordered-list'
import { SavedOrder } from '@/components/staff/board/saved-order'
import { type PlaceRow, useSavedOrder } from '@/components/staff/board/use-saved-order'
import { Button } from '@/components/ui/button'
import type { IndustryRecord } from '@/lib/data/catalogue/industry-records'
import { industryHeading } from '@/lib/video/labels'
import { IndustrySummary } from './industry-summary'

type Props = {
  /** Those with a place, in their order. */
  industries: IndustryRecord[]
  place: PlaceRow<IndustryRecord>
  /** Leaves the place of an industry to its films. */
  takeOff: (id: string) => Promise<void>
}

export function IndustryOrder({ industries, place, takeOff }: Props) {
  const { order, move, ...saving } = useSavedOrder({
    initial: industries,
    place,
    refused: 'Not moved: one of them is ordered by films now, or you don’t have permission.',
    changed: 'Your move is saved. Someone else moved industries, too. This is the current order.',
  })
  return (
    <SavedOrder
      {...saving}
      note="The portfolio and the home page show them in this order."
      withoutScript="Dragging needs JavaScript. The page of each industry has buttons that move it."
    >
      <OrderedList
        rows={order.map((industry) => ({ ...industry, title: industryHeading(industry.name) }))}
        onMove={move}
        rowClass="grid-cols-[1.25rem_minmax(0,1fr)_auto]"
        renderRow={(industry, moves) => (
          <>
            <IndustrySummary industry={industry} />
            <span className="flex gap-1">
              {moves}
              <form action={takeOff.bind(null, industry.id)}>
                <Button
                  type="submit"
                  variant="ghost"
                  size="sm"
                  title="Order by films"
                  className="min-w-9 px-0!"
                >
                  <span aria-hidden="true">×</span>
                  <span className="sr-only">Order by films: {industry.title}</span>
                </Button>
              </form>
            </span>
          </>
        )}
      />
    </SavedOrder>
  )
}
