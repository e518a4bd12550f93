import Link from 'next/link'
import { ScreenHeading } from '@/components/staff/headings'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { IndustryMove } from '@/lib/catalogue/industries'
import type { IndustryRecord } from '@/lib/data/catalogue/industry-records'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'

type ActionOf = (id: string, move: IndustryMove) => () => Promise<void>

type Props = { title: string; description?: string; industries: IndustryRecord[]; actionOf: ActionOf }

export function IndustryList({ title, description, industries, actionOf }: Props) {
  const placed = industries.filter(({ place }) => place !== null)
  const others = industries.filter(({ place }) => place === null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-3">
          <a href={staffPaths.industryExport()} className={buttonVariants({ variant: 'outline' })}>
            Export as CSV
          </a>
          <Link href={staffPaths.newIndustry()} className={buttonVariants()}>
            New industry
          </Link>
        </div>
      </div>
      {placed.length > 0 && (
        <Industries
          id="placed"
          title="In this order"
          industries={placed}
          movesOf={(_, index) => [
            ...(index > 0 ? (['up'] as const) : []),
            ...(index < placed.length - 1 ? (['down'] as const) : []),
            'off',
          ]}
          actionOf={actionOf}
        />
      )}
      {others.length > 0 ? (
        <Industries
          id="others"
          title={placed.length > 0 ? 'Then by the number of films' : 'By the number of films'}
          industries={others}
          movesOf={() => ['first']}
          actionOf={actionOf}
        />
      ) : (
        placed.length === 0 && <p className="text-muted-foreground">There are no industries yet.</p>
      )}
    </div>
  )
}

const MOVES: Record<IndustryMove, string> = {
  first: 'Put first',
  up: 'Move up',
  down: 'Move down',
  off: 'By films',
}

type IndustriesProps = {
  id: string
  title: string
  industries: IndustryRecord[]
  movesOf: (industry: IndustryRecord, index: number) => IndustryMove[]
  actionOf: ActionOf
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

const Industries = ({ id, title, industries, movesOf, actionOf }: IndustriesProps) => (
  <section aria-labelledby={id} className="grid gap-3">
    <h2 id={id} className="type-heading">
      {title}
    </h2>
    <ol className="divide-y rounded-md border bg-card">
      {industries.map((industry, index) => {
        const name = industryHeading(industry.name)
        return (
          <li
            key={industry.id}
            className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <div className="grid min-w-0 gap-1">
              <Link
                href={staffPaths.industry(industry.id)}
                prefetch={false}
                className="justify-self-start font-medium [overflow-wrap:anywhere] underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <span className="text-sm text-muted-foreground tabular-nums">
                {count(industry.published, 'published film', 'published films')} of {industry.films},{' '}
                {count(industry.clients, 'client', 'clients')}
              </span>
            </div>
            <div className="flex flex-wrap gap-2">
              {movesOf(industry, index).map((move) => (
                <form key={move} action={actionOf(industry.id, move)}>
                  <Button type="submit" variant={move === 'off' ? 'ghost' : 'outline'} size="sm">
                    {MOVES[move]}
                    <span className="sr-only"> {name}</span>
                  </Button>
                </form>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  </section>
)
