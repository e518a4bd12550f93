import { SidebarSection } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import type { IndustryMove } from '@/lib/catalogue/industries'
import type { IndustryRecord } from '@/lib/data/catalogue/industry-records'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  industry: IndustryRecord
  /** How many industries have a place. */
  placed: number
  actionOf: (move: IndustryMove) => () => Promise<void>
}

const LABELS: Record<IndustryMove, string> = {
  first: 'Put first',
  up: 'Move up',
  down: 'Move down',
  off: 'Order by films',
}

function movesOf(place: number | null, placed: number): IndustryMove[] {
  if (place === null) return ['first']
  return [
    ...(place > 1 ? (['up'] as const) : []),
    ...(place < placed ? (['down'] as const) : []),
    ...(place > 2 ? (['first'] as const) : []),
    'off',
  ]
}

/** Where the portfolio shows the industry. The buttons work without JavaScript. */
export const IndustryPlace = ({ industry: { place }, placed, actionOf }: Props) => (
  <SidebarSection id="place" title="Place in the portfolio">
    <p>
      {place === null ? 'By the number of films, after those with a place.' : `Place ${place} of ${placed}.`}
    </p>
    <div className="flex flex-wrap gap-2">
      {movesOf(place, placed).map((move) => (
        <form key={move} action={actionOf(move)}>
          <Button type="submit" variant="outline" size="sm">
            {LABELS[move]}
          </Button>
        </form>
      ))}
    </div>
    <StaffLink
      href={staffPaths.industries()}
      className="justify-self-start text-sm underline underline-offset-4"
    >
      Change the order by drag
    </StaffLink>
  </SidebarSection>
)
