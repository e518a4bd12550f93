import type { PlaceRow } from '@/components/staff/board/use-saved-order'
import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { IndustryMove } from '@/lib/catalogue/industries'
import type { IndustryRecord } from '@/lib/data/catalogue/industry-records'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'
import { IndustryOrder } from './industry-order'
import { IndustrySummary } from './industry-summary'

type Props = {
  title: string
  description?: string
  industries: IndustryRecord[]
  place: PlaceRow<IndustryRecord>
  move: (id: string, move: IndustryMove) => Promise<void>
  takeOff: (id: string) => Promise<void>
}

export function IndustryList({ title, description, industries, place, move, takeOff }: Props) {
  const placed = industries.filter((industry) => industry.place !== null)
  const others = industries.filter((industry) => industry.place === null)
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 grow basis-80">
          <ScreenHeading title={title} description={description} />
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={staffPaths.industryExport()} className={buttonVariants({ variant: 'outline' })}>
            Export as CSV
          </a>
          <StaffLink href={staffPaths.newIndustry()} className={buttonVariants()}>
            New industry
          </StaffLink>
        </div>
      </div>
      {placed.length > 0 && (
        <section aria-labelledby="placed" className="grid gap-3">
          <h2 id="placed" className="type-heading">
            In this order
          </h2>
          <IndustryOrder industries={placed} place={place} takeOff={takeOff} />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others" className="grid gap-3">
          <h2 id="others" className="type-heading">
            {placed.length > 0 ? 'Then by the number of films' : 'By the number of films'}
          </h2>
          <ol className="divide-y rounded-md border bg-card">
            {others.map((industry) => (
              <li key={industry.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 p-3">
                <IndustrySummary industry={industry} />
                <form action={move.bind(null, industry.id, 'first')}>
                  <Button type="submit" variant="outline" size="sm">
                    Put first
                    <span className="sr-only"> {industryHeading(industry.name)}</span>
                  </Button>
                </form>
              </li>
            ))}
          </ol>
        </section>
      )}
      {industries.length === 0 && <p className="text-muted-foreground">There are no industries yet.</p>}
    </div>
  )
}
