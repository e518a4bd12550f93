import { StaffLink } from '@/components/staff/staff-link'
import { overlapText, type Overlap } from '@/lib/owl/deals/overlaps'
import type { Deal } from '@/lib/owl/deals/deal'
import { owlPaths } from '@/lib/portal/owl-paths'

type Props = { deal: Deal; overlaps: Overlap[] }

/** Where the deal meets others, and who wins there. */
export const DealOverlaps = ({ deal, overlaps }: Props) => (
  <section aria-labelledby="overlaps" className="grid gap-3">
    <h2 id="overlaps" className="type-heading">
      Overlaps <span className="font-normal text-muted-foreground tabular-nums">{overlaps.length}</span>
    </h2>
    {overlaps.length === 0 ? (
      <p className="text-muted-foreground">
        No planned deal is for the same product at the same sites and days.
      </p>
    ) : (
      <ul className="divide-y border-y">
        {overlaps.map((overlap) => (
          <li key={overlap.deal.id} className="grid gap-1 py-3">
            <StaffLink
              href={owlPaths.deal(overlap.deal.id)}
              className="justify-self-start [overflow-wrap:anywhere] underline underline-offset-4"
            >
              {overlap.deal.title}
            </StaffLink>
            <span className="text-sm [overflow-wrap:anywhere] text-muted-foreground">
              {overlapText(deal, overlap)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
