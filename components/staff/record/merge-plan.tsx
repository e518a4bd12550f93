import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Appearance } from '@/lib/catalogue/appearances'
import { Appearances } from './appearances'

type MergePlanProps = {
  name: string
  into: { id: string; name: string }
  /** What else becomes of the record. */
  note?: string
  /** What happens to each thing that the record has. */
  steps: readonly { kind: string; label: string; outcome: string }[]
  /** What an outcome is called. */
  outcomes: Record<string, string>
  /** The public pages that show the record. Without them the plan says nothing of pages. */
  pages?: Appearance[]
  /** The page without the plan. */
  cancelHref: string
  /** Gets the id of the other record as `into`. */
  merge: (formData: FormData) => Promise<void>
}

export const MergePlan = ({
  name,
  into,
  note,
  steps,
  outcomes,
  pages,
  cancelHref,
  merge,
}: MergePlanProps) => (
  <div className="grid gap-3 rounded-md border p-4">
    <p className="[overflow-wrap:anywhere]">
      “{name}” becomes part of “{into.name}” and is deleted.{note && ` ${note}`}
      {steps.length === 0 && ' Nothing else changes.'}
    </p>
    {steps.length > 0 && (
      <ul className="divide-y border-y text-sm">
        {steps.map(({ kind, label, outcome }, index) => (
          <li key={index} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 py-2">
            <span className="text-muted-foreground capitalize">{kind}</span>
            <span className="[overflow-wrap:anywhere]">
              <span className="line-clamp-2">{label}</span>
              <span className="text-muted-foreground">{outcomes[outcome]}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
    {pages && (
      <Appearances
        pages={pages}
        title={`These pages change from “${name}” to “${into.name}”:`}
        none="No public page changes."
      />
    )}
    <form action={merge} className="flex flex-wrap gap-2">
      <input type="hidden" name="into" value={into.id} />
      <button type="submit" className={buttonVariants({ variant: 'destructive', size: 'sm' })}>
        Merge
      </button>
      <StaffLink
        href={cancelHref}
        scroll={false}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        Cancel
      </StaffLink>
    </form>
  </div>
)
