import { DiscardDraft, UndoImport } from '@/components/staff/import/way-back'
import { OfficeTime } from '@/components/staff/office-time'
import type { OneOwlImport } from '@/lib/data/owl/imports/imports'
import { formatCount } from '@/lib/text/format'

type Props = {
  one: OneOwlImport
  /** One and several. */
  nouns: readonly [string, string]
  undo: () => Promise<void>
  discard: () => Promise<void>
}

/** Who imported and undid it, and the way back. */
export function ImportSummary({ one, nouns, undo, discard }: Props) {
  if (!one.finishedAt) return <DraftSummary one={one} discard={discard} />
  const { create = 0, update = 0 } = one.counts ?? {}
  const hasWritten = create + update > 0
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">
        {formatCount(create)} added and {formatCount(update)} changed by {one.importer ?? 'a former user'},{' '}
        <OfficeTime at={one.finishedAt} />.
      </p>
      {one.problem && (
        <p className="border-l-2 border-destructive py-1 pl-4">It ended early: {one.problem}</p>
      )}
      {one.undoneAt && (
        <p>
          Undone by {one.undoneBy ?? 'a former user'}, <OfficeTime at={one.undoneAt} />.
          {one.kept > 0 &&
            ` ${formatCount(one.kept)} ${one.kept === 1 ? `${nouns[0]} was left as it is` : `${nouns[1]} were left as they are`}; see “Kept” below.`}
        </p>
      )}
      {one.status === 'done' && hasWritten && (
        <UndoImport undo={undo}>
          {nouns[1].charAt(0).toUpperCase() + nouns[1].slice(1)} that it added are removed, and those that it
          changed get their former values. Anything changed since then or in use elsewhere stays as it is and
          is listed.
        </UndoImport>
      )}
    </div>
  )
}

const DraftSummary = ({ one, discard }: Pick<Props, 'one' | 'discard'>) => (
  <div className="grid justify-items-start gap-3">
    <p className="text-muted-foreground">
      {formatCount(one.rows)} rows, uploaded by {one.importer ?? 'a former user'},{' '}
      <OfficeTime at={one.createdAt} />. Nothing is imported yet. A draft is removed after a day.
    </p>
    {one.problem && (
      <p className="border-l-2 border-destructive py-1 pl-4">The check ended early: {one.problem}</p>
    )}
    <DiscardDraft discard={discard} />
  </div>
)
