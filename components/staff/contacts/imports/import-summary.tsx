import { OfficeTime } from '@/components/staff/office-time'
import { Button } from '@/components/ui/button'
import type { ContactImport } from '@/lib/data/catalogue/contact-imports'
import { formatCount } from '@/lib/text/format'

type Props = { one: ContactImport; undo: () => Promise<void> }

/** Who imported and undid it, and the way back. Nothing for a draft. */
export function ImportSummary({ one, undo }: Props) {
  if (one.status === 'draft' || !one.finishedAt || !one.counts) return null
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">
        {formatCount(one.counts.create)} added and {formatCount(one.counts.update)} changed by{' '}
        {one.importer ?? 'a former user'}, <OfficeTime at={one.finishedAt} />.
      </p>
      {one.undoneAt && (
        <p>
          Undone by {one.undoneBy ?? 'a former user'}, <OfficeTime at={one.undoneAt} />.{' '}
          {one.kept > 0 &&
            `${formatCount(one.kept)} ${one.kept === 1 ? 'contact was' : 'contacts were'} left as they are.`}
        </p>
      )}
      {one.canUndo && (
        <details>
          <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
            Undo this import
          </summary>
          <p className="my-3 max-w-2xl">
            Contacts that it added are removed, and contacts that it changed get their former values. Contacts
            that were changed since, or that a review names, stay as they are and are listed.
          </p>
          <form action={undo}>
            <Button type="submit" variant="destructive" size="sm">
              Yes, undo it
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}
