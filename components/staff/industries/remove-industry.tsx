import Link from 'next/link'
import { SidebarSection } from '@/components/staff/headings'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import type { IndustryMergeStep, IndustryRecord } from '@/lib/data/catalogue/industry-records'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'

type Props = {
  industry: IndustryRecord
  others: IndustryRecord[]
  /** The chosen industry and what would happen; null before one is chosen. */
  plan: { into: IndustryRecord; steps: IndustryMergeStep[] } | null
  merge: (formData: FormData) => Promise<void>
  remove: () => Promise<void>
}

/** Merging, and deleting where nothing has the industry. */
export function RemoveIndustry({ industry, others, plan, merge, remove }: Props) {
  return (
    <SidebarSection id="merge" title="Merge or delete">
      {plan ? (
        <MergePlan industry={industry} {...plan} merge={merge} />
      ) : (
        <form action={`${staffPaths.industry(industry.id)}#merge`} className="grid max-w-md gap-3">
          <label htmlFor="merge-into" className="text-sm">
            Merge into
          </label>
          <select id="merge-into" name="merge" required defaultValue="" className={`${fieldLook} h-11`}>
            <option value="" disabled>
              Choose an industry
            </option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {industryHeading(name)}
              </option>
            ))}
          </select>
          <Button type="submit" variant="outline" size="sm" className="justify-self-start">
            See what moves
          </Button>
        </form>
      )}
      {industry.films + industry.clients > 0 ? (
        <p className="text-sm text-muted-foreground">
          It cannot be deleted while a film or a client has it. Merge it instead.
        </p>
      ) : (
        <details>
          <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
            Delete this industry
          </summary>
          <p className="my-3">Nothing has it. This page keeps the history, so that you can undo it.</p>
          <form action={remove}>
            <Button type="submit" variant="destructive" size="sm">
              Yes, delete it
            </Button>
          </form>
        </details>
      )}
    </SidebarSection>
  )
}

const OUTCOMES: Record<string, string> = { moves: 'moves', joins: 'has both already' }

type MergePlanProps = NonNullable<Props['plan']> & Pick<Props, 'industry' | 'merge'>

const MergePlan = ({ industry, into, steps, merge }: MergePlanProps) => (
  <div className="grid gap-3 rounded-md border p-4">
    <p className="[overflow-wrap:anywhere]">
      “{industryHeading(industry.name)}” becomes part of “{industryHeading(into.name)}” and is deleted. Its
      page leads to the other one.{steps.length === 0 && ' Nothing else changes.'}
    </p>
    {steps.length > 0 && (
      <ul className="divide-y border-y text-sm">
        {steps.map(({ kind, label, outcome }, index) => (
          <li key={index} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 py-2">
            <span className="text-muted-foreground capitalize">{kind}</span>
            <span className="[overflow-wrap:anywhere]">
              <span className="line-clamp-2">{label}</span>
              <span className="text-muted-foreground">{OUTCOMES[outcome]}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
    <form action={merge} className="flex flex-wrap gap-2">
      <input type="hidden" name="into" value={into.id} />
      <Button type="submit" variant="destructive" size="sm">
        Merge
      </Button>
      <Link
        href={staffPaths.industry(industry.id)}
        scroll={false}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        Cancel
      </Link>
    </form>
  </div>
)
