import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import type { PastAddressChange } from '@/lib/data/website/page-addresses'
import type { Action } from '@/lib/forms/form-state'
import { UndoForm } from './undo-form'

type Props = { changes: PastAddressChange[]; undo: Action }

const followed = (texts: number) =>
  texts === 1 ? 'Links in one text followed.' : `Links in ${texts} texts followed.`

/** The moves of a page in the last 90 days, each with its links. The newest can be undone as a whole. */
export function AddressChanges({ changes, undo }: Props) {
  if (changes.length === 0) return null
  return (
    <SidebarSection id="address-changes" title="Changes of the address">
      <ol className="divide-y border-y">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-2 py-3">
            <div className="text-sm text-muted-foreground">
              <OfficeTime at={change.happenedAt} className="tabular-nums" /> · {change.actor ?? 'Former user'}
            </div>
            <p className="[overflow-wrap:anywhere]">
              <span className="text-muted-foreground">{change.from}</span>
              <span className="sr-only"> became </span>
              <span aria-hidden="true"> → </span>
              {change.to}
            </p>
            {change.texts > 0 && <p className="text-sm">{followed(change.texts)}</p>}
            {change.canUndo && <UndoForm entryId={change.id} action={undo} />}
          </li>
        ))}
      </ol>
    </SidebarSection>
  )
}
