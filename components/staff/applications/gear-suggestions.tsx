import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { GearSuggestion } from '@/lib/data/leads/application-list'
import type { GearKind } from '@/lib/leads/gear'

const KINDS: Record<GearKind, string> = { camera: 'Camera', lens: 'Lens' }

type GearSuggestionsProps = { suggestions: GearSuggestion[]; decide: (formData: FormData) => Promise<void> }

export function GearSuggestions({ suggestions, decide }: GearSuggestionsProps) {
  return (
    <section id="gear" aria-labelledby="gear-heading" className="scroll-mt-6">
      <h2 id="gear-heading" className="type-heading">
        Suggested cameras and lenses
      </h2>
      <p className="mt-2 mb-4 max-w-2xl text-muted-foreground">
        {suggestions.length === 0
          ? 'Nothing to review.'
          : 'Applicants added these because our lists lack them. What you approve is offered to everyone.'}
      </p>
      {suggestions.length > 0 && (
        <ul className="divide-y rounded-md border bg-card">
          {suggestions.map((gear) => (
            <li
              key={gear.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_6rem_11rem_auto] md:items-center"
            >
              <span className="font-medium break-words">{gear.name}</span>
              <Badge className="self-start justify-self-end md:self-center md:justify-self-start">
                {KINDS[gear.kind]}
              </Badge>
              <OfficeTime
                at={gear.createdAt}
                className="col-span-2 text-sm text-muted-foreground tabular-nums md:col-span-1"
              />
              <div className="col-span-2 md:col-span-1">
                <GearDecisionForm gear={gear} decide={decide} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type GearDecisionFormProps = {
  gear: { id: string; kind: GearKind; name: string }
  decide: (formData: FormData) => Promise<void>
}

export function GearDecisionForm({ gear, decide }: GearDecisionFormProps) {
  return (
    <form action={decide} className="flex flex-wrap gap-2">
      <input type="hidden" name="kind" value={gear.kind} />
      <input type="hidden" name="id" value={gear.id} />
      <Button type="submit" name="status" value="approved" variant="outline" size="sm">
        Approve<span className="sr-only"> {gear.name}</span>
      </Button>
      <Button type="submit" name="status" value="declined" variant="ghost" size="sm">
        Decline<span className="sr-only"> {gear.name}</span>
      </Button>
    </form>
  )
}
