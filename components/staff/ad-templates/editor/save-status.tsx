import { Button } from '@/components/ui/button'
import type { SaveState } from '@/lib/ads/templates/draft-saver'
import type { Presence } from './use-presence'

const STATUS_TEXTS = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved',
  conflict: 'Not saved',
}

export const SaveStatus = ({ state }: { state: SaveState }) => (
  <p role="status" className="text-sm text-muted-foreground">
    {STATUS_TEXTS[state.status]}
  </p>
)

/** As in 'Ada and Ben are editing it, too.' */
export function PresenceText({ others }: { others: readonly Presence[] }) {
  const names = others.map(({ name, isSelf }) => (isSelf ? 'You, in another tab,' : name))
  const list = new Intl.ListFormat('en-US').format(names)
  const [first] = others
  const verb = others.length === 1 && !first?.isSelf ? 'is' : 'are'
  return (
    <p role="status" className="text-sm">
      {others.length > 0 && `${list} ${verb} editing it, too.`}
    </p>
  )
}

type SaveTroubleProps = {
  state: SaveState
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Nothing is lost in a conflict: what is replaced comes back with 'Undo', or is asked about again. */
export function SaveTrouble({ state, onTakeTheirs, onKeepMine }: SaveTroubleProps) {
  if (state.status === 'failed') {
    return (
      <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
        {state.problem}
      </p>
    )
  }
  if (state.status !== 'conflict') return null
  return (
    <div role="alert" className="grid gap-3 border-l-2 border-destructive py-1 pl-4">
      <p>
        {state.theirs.author ?? 'Someone else'} has saved this template. Yours is still here. Showing theirs
        can be undone; keeping yours replaces theirs.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onTakeTheirs}>
          Show theirs
        </Button>
        <Button variant="outline" size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  )
}
