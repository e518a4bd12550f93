import { ImportFrame } from '@/components/staff/import/import-frame'
import { ImportProgress } from '@/components/staff/import/import-progress'
import { OutcomeBadge } from '@/components/staff/import/outcome-badge'
import { RunForm } from '@/components/staff/import/run-form'
import { UndoImport } from '@/components/staff/import/way-back'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { recordColumnLabel } from '@/lib/audit/history'
import { IMPORT_OUTCOMES } from '@/lib/catalogue/places/import-rules'
import type { ImportedFile, PlaceImport } from '@/lib/data/website/place-imports'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placeName } from '@/lib/seo/places'
import { formatCount } from '@/lib/text/format'

type Props = {
  one: PlaceImport
  run: (formData: FormData) => Promise<void>
  cancel: () => Promise<void>
  undo: () => Promise<void>
}

const RUNNING = { heading: 'The import goes on', label: 'Files that were imported' }
const UNDOING = { heading: 'The import is being undone', label: 'Files that were taken back' }
const CANCEL = {
  label: 'Cancel the import',
  note: 'Pages that were imported so far stay. You can undo them after that.',
}

export function PlaceImportScreen({ one, run, cancel, undo }: Props) {
  const files = one.files ?? []
  const { skip, error } = one.counts
  const total = IMPORT_OUTCOMES.reduce((sum, outcome) => sum + one.counts[outcome], 0)
  return (
    <ImportFrame
      all={staffPaths.placeImports()}
      fileName={one.fileName}
      summary={
        one.work ? (
          <ImportProgress
            {...(one.status === 'running' ? RUNNING : UNDOING)}
            things="files"
            work={one.work}
            cancel={one.status === 'running' ? { ...CANCEL, action: cancel } : null}
            href={staffPaths.placeImport(one.id)}
          />
        ) : (
          <Summary one={one} undo={undo} />
        )
      }
    >
      <section aria-labelledby="files" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="files" className="type-heading">
          {one.status === 'draft' ? 'What would happen' : 'Files'}
        </h2>
        {one.status === 'draft' && (
          <RunForm counts={one.counts} run={run} nothing="No file adds or changes a page.">
            {skip > 0 && `${formatCount(skip)} say nothing new. `}
            {error > 0 && `${formatCount(error)} with errors are left out. `}
            The import can be undone.
          </RunForm>
        )}
        {files.length === 0 ? (
          <p className="text-muted-foreground">There are no files here. They are kept for 90 days.</p>
        ) : (
          <ol className="divide-y border-y">
            {files.map((file) => (
              <FileRow key={file.number} file={file} hasRun={hasRun(one, file)} />
            ))}
          </ol>
        )}
        {total > files.length && files.length > 0 && (
          <p className="text-sm text-muted-foreground">
            These are {formatCount(files.length)} of {formatCount(total)} files, those with errors first.
          </p>
        )}
      </section>
    </ImportFrame>
  )
}

const hasRun = ({ status, work }: PlaceImport, { number }: ImportedFile) =>
  status === 'running' ? work !== null && number < work.nextNumber : status !== 'draft'

const KEPT = { changed: 'Kept: someone has changed it since', gone: 'It was deleted since' } as const

function FileRow({ file, hasRun }: { file: ImportedFile; hasRun: boolean }) {
  const name = file.state ? placeName({ city: file.city, state: file.state }) : file.name
  const isThere = file.pageId !== null && (hasRun || file.outcome !== 'create')
  const reason = file.kept
    ? KEPT[file.kept]
    : (file.problem ??
      (file.outcome === 'skip' ? 'Nothing new' : file.changed.map(recordColumnLabel).join(', ')))
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1.2fr)]">
      <span className="[overflow-wrap:anywhere]">
        {isThere && file.pageId ? (
          <StaffLink href={staffPaths.placePage(file.pageId)} className="underline underline-offset-4">
            {name}
          </StaffLink>
        ) : (
          name
        )}
        <span className="block text-sm text-muted-foreground">{file.name}</span>
      </span>
      <span>
        <OutcomeBadge outcome={file.outcome} hasRun={hasRun} />
      </span>
      <span className={`text-sm [overflow-wrap:anywhere] ${file.problem ? 'text-destructive' : ''}`}>
        {reason}
      </span>
    </li>
  )
}

function Summary({ one, undo }: Pick<Props, 'one' | 'undo'>) {
  if (one.status === 'draft' || !one.finishedAt) return null
  const { kept } = one
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">
        {formatCount(one.counts.create)} added and {formatCount(one.counts.update)} changed by{' '}
        {one.importer ?? 'a former user'}, <OfficeTime at={one.finishedAt} />.
        {one.canceledAt && ' It was canceled before all files were read.'}
      </p>
      {one.undoneAt ? (
        <p>
          Undone <OfficeTime at={one.undoneAt} />.
          {kept > 0 && ` ${formatCount(kept)} ${kept === 1 ? 'page was' : 'pages were'} left as they are.`}
        </p>
      ) : (
        <UndoImport undo={undo}>
          Pages that it added are removed, and pages that it changed get their former texts. Pages changed
          since then stay as they are.
        </UndoImport>
      )}
    </div>
  )
}
