import { SidebarSection } from '@/components/staff/headings'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { MergePlan } from '@/components/staff/record/merge-plan'
import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import type { Appearance } from '@/lib/catalogue/appearances'
import type { IndustryMergeStep } from '@/lib/data/catalogue/industry-merges'
import type { IndustryRecord } from '@/lib/data/catalogue/industry-records'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'

type Props = {
  industry: IndustryRecord
  others: IndustryRecord[]
  /** The chosen industry and what would happen; null before one is chosen. */
  plan: { into: IndustryRecord; steps: IndustryMergeStep[] } | null
  /** The public pages that show it. */
  pages: Appearance[]
  merge: (formData: FormData) => Promise<void>
  remove: () => Promise<void>
}

/** Merging, and deleting where nothing has the industry. */
export function RemoveIndustry({ industry, others, plan, pages, merge, remove }: Props) {
  return (
    <SidebarSection id="merge" title="Merge or delete">
      {plan ? (
        <MergePlan
          name={industryHeading(industry.name)}
          into={{ id: plan.into.id, name: industryHeading(plan.into.name) }}
          note="Its page leads to the other one. Undo the deletion to have it back with its films and clients."
          pages={pages}
          steps={plan.steps}
          outcomes={OUTCOMES}
          cancelHref={staffPaths.industry(industry.id)}
          merge={merge}
        />
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
        <DeleteRecord what="this industry" remove={remove}>
          Nothing uses it. You can undo this here.
        </DeleteRecord>
      )}
    </SidebarSection>
  )
}

const OUTCOMES: Record<string, string> = { moves: 'moves', joins: 'has both already' }
