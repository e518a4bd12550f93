import Link from 'next/link'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { recordColumnLabel } from '@/lib/audit/history'
import { IMPORT_OUTCOMES, type ImportCounts, type ImportOutcome } from '@/lib/catalogue/places/import-rules'
import type { ImportedFile, PlaceImport } from '@/lib/data/website/place-imports'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placeName } from '@/lib/seo/places'
import { formatCount } from '@/lib/text/format'
import { ImportProgress } from './import-progress'

type Props = {
  one: PlaceImport
  run: (formData: FormData) => Promise<void>
  cancel: () => Promise<void>
  undo: () => Promise<void>
}

export function PlaceImportScreen({ one, run, cancel, undo }: Props) {
  const files = one.files ?? []
  const total = IMPORT_OUTCOMES.reduce((sum, outcome) => sum + one.counts[outcome], 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <Link
          href={staffPaths.placeImports()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All imports
        </Link>
        <h1 className="type-title [overflow-wrap:anywhere]">{one.fileName}</h1>
        {one.work ? (
          <ImportProgress work={one.work} cancel={one.status === 'running' ? cancel : null} />
        ) : (
          <Summary one={one} undo={undo} />
        )}
      </div>
      <section aria-labelledby="files" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="files" className="type-heading">
          {one.status === 'draft' ? 'What would happen' : 'Files'}
        </h2>
        {one.status === 'draft' && <RunForm counts={one.counts} run={run} />}
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
    </div>
  )
}

const hasRun = ({ status, work }: PlaceImport, { number }: ImportedFile) =>
  status === 'running' ? work !== null && number < work.nextNumber : status !== 'draft'

const BADGES: Record<
  ImportOutcome,
  [planned: string, done: string, variant: 'default' | 'secondary' | 'outline' | 'destructive']
> = {
  create: ['Add', 'Added', 'default'],
  update: ['Change', 'Changed', 'secondary'],
  skip: ['Skip', 'Skipped', 'outline'],
  error: ['Error', 'Error', 'destructive'],
}

const KEPT = { changed: 'Kept: somebody has changed it since', gone: 'It was deleted since' } as const

function FileRow({ file, hasRun }: { file: ImportedFile; hasRun: boolean }) {
  const [planned, done, variant] = BADGES[file.outcome]
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
          <Link href={staffPaths.placePage(file.pageId)} className="underline underline-offset-4">
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="block text-sm text-muted-foreground">{file.name}</span>
      </span>
      <span>
        <Badge variant={variant}>{hasRun ? done : planned}</Badge>
      </span>
      <span className={`text-sm [overflow-wrap:anywhere] ${file.problem ? 'text-destructive' : ''}`}>
        {reason}
      </span>
    </li>
  )
}

type RunFormProps = { counts: ImportCounts; run: Props['run'] }

function RunForm({ counts, run }: RunFormProps) {
  const { create, update, skip, error } = counts
  if (create + update === 0) return <p role="status">No file adds or changes a page.</p>
  const parts = [create > 0 && `add ${formatCount(create)}`, update > 0 && `change ${formatCount(update)}`]
  return (
    <form action={run} className="grid justify-items-start gap-2">
      {IMPORT_OUTCOMES.map((outcome) => (
        <input key={outcome} type="hidden" name={outcome} value={counts[outcome]} />
      ))}
      <button type="submit" className={buttonVariants()}>
        Import: {parts.filter(Boolean).join(', ')}
      </button>
      <p className="text-sm text-muted-foreground">
        {skip > 0 && `${formatCount(skip)} say nothing new. `}
        {error > 0 && `${formatCount(error)} with errors are left out. `}
        The import can be undone.
      </p>
    </form>
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
        <details>
          <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
            Undo this import
          </summary>
          <p className="my-3 max-w-2xl">
            Pages that it added are removed, and pages that it changed get their former texts. Pages that
            somebody has changed since stay as they are.
          </p>
          <form action={undo}>
            <button type="submit" className={buttonVariants({ variant: 'destructive', size: 'sm' })}>
              Yes, undo it
            </button>
          </form>
        </details>
      )}
    </div>
  )
}
