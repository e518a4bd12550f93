import { Button } from '@/components/ui/button'
import type { GearKind } from '@/lib/leads/gear-names'

type Props = {
  gear: { id: string; kind: GearKind; name: string }
  settle: (formData: FormData) => Promise<void>
}

/** Two buttons that say, to screen readers, which of many cameras and lenses they are about. */
export function SettleGearForm({ gear, settle }: Props) {
  return (
    <form action={settle} className="flex flex-wrap gap-2">
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
