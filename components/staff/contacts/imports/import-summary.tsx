import { DiscardDraft, UndoImport } from '@/components/staff/import/way-back'
import { OfficeTime } from '@/components/staff/office-time'
import type { ContactImport } from '@/lib/data/catalogue/contact-imports'
import { formatCount } from '@/lib/text/format'

type Props = { one: ContactImport; undo: () => Promise<void>; discard: () => Promise<void> }

/** Who imported and undid it, and the way back. */
export function ImportSummary({ one, undo, discard }: Props) {
  if (one.status === 'draft') return <DraftSummary one={one} discard={discard} />
  if (!one.finishedAt || !one.counts) return null
  const newClients = one.counts.new_clients ?? 0
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">
        {formatCount(one.counts.create)} added and {formatCount(one.counts.update)} changed
        {newClients > 0 &&
          `, with ${formatCount(newClients)} new ${newClients === 1 ? 'client' : 'clients'},`}{' '}
        by {one.importer ?? 'a former user'}, <OfficeTime at={one.finishedAt} />.
      </p>
      {one.undoneAt && (
        <p>
          Undone by {one.undoneBy ?? 'a former user'}, <OfficeTime at={one.undoneAt} />.{' '}
          {one.kept > 0 &&
            `${formatCount(one.kept)} ${one.kept === 1 ? 'contact was left as it is' : 'contacts were left as they are'}. `}
          {one.keptClients > 0 &&
            `${formatCount(one.keptClients)} new ${one.keptClients === 1 ? 'client stays' : 'clients stay'}, changed or in use by now.`}
        </p>
      )}
      {one.canUndo && (
        <UndoImport undo={undo}>
          Contacts {newClients > 0 && 'and clients '}that it added are removed, and contacts that it changed
          get their former values. Contacts that were changed since, or that a review names, stay as they are
          and are listed.
        </UndoImport>
      )}
    </div>
  )
}

const DraftSummary = ({ one, discard }: Pick<Props, 'one' | 'discard'>) => (
  <div className="grid justify-items-start gap-3">
    <p className="text-muted-foreground">
      A draft of {one.importer ?? 'a former user'}, <OfficeTime at={one.createdAt} />. Nothing is imported
      yet. A draft is removed after a day.
    </p>
    {one.canDiscard && <DiscardDraft discard={discard} />}
  </div>
)
