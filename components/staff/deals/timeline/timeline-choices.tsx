import { Choice } from '@/components/staff/deals/choice'
import { Button } from '@/components/ui/button'
import type { DealOptions } from '@/lib/data/owl/deals/deal-options'
import type { TimelineQuery } from '@/lib/owl/deals/timeline'
import { owlPaths } from '@/lib/portal/owl-paths'

type Props = { query: TimelineQuery; options: DealOptions }

const named = (records: readonly { id: string; name: string }[]) =>
  records.map(({ id, name }) => [id, name] as const)

/** A plain form, so that it works without JavaScript. */
export const TimelineChoices = ({ query, options }: Props) => (
  <form action={owlPaths.dealTimeline()} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
    <Choice
      name="group"
      label="Group"
      value={query.group}
      error={undefined}
      options={[['', 'Choose a group'], ...named(options.groups)]}
    />
    <Choice
      name="product"
      label="Product"
      value={query.product}
      error={undefined}
      options={[['', 'All products'], ...named(options.products)]}
    />
    <input type="hidden" name="zoom" value={query.zoom} />
    <input type="hidden" name="by" value={query.rowsBy} />
    <input type="hidden" name="from" value={query.since} />
    <Button type="submit" variant="outline" className="h-12 justify-self-start">
      Show
    </Button>
  </form>
)
