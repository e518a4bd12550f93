import { CloseIcon } from '@/components/ui/close-icon'
import { ROLE_LABELS } from '@/lib/auth/roles'
import type { Assignee } from '@/lib/data/ads/assignments'

type Props = { assignee: Assignee; groupName: string }

/** Its button sends the person as `remove`. */
export function AssigneeChip({ assignee: { id, name, userType, isActive }, groupName }: Props) {
  const kind = isActive && userType ? ROLE_LABELS[userType] : 'Left'
  return (
    <li className="flex items-center gap-2 rounded-md border bg-card pl-2.5 text-sm">
      <span>
        {name} <span className="text-muted-foreground">· {kind}</span>
      </span>
      <button
        type="submit"
        name="remove"
        value={id}
        aria-label={`Take ${name} off ${groupName}`}
        className="grid size-8 place-items-center rounded-md text-muted-foreground hover:bg-secondary hover:text-foreground [&_svg]:size-3.5"
      >
        <CloseIcon />
      </button>
    </li>
  )
}
