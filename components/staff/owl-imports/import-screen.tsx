import { ColumnChoice } from '@/components/staff/import/column-choice'
import { ImportFrame } from '@/components/staff/import/import-frame'
import { ImportProgress } from '@/components/staff/import/import-progress'
import { OutcomeRows } from '@/components/staff/import/outcome-rows'
import { RunForm } from '@/components/staff/import/run-form'
import type { ImportWork } from '@/lib/data/owl/imports/imports'
import type { ImportScreenData } from '@/lib/data/owl/imports/screen'
import type { Action } from '@/lib/forms/form-state'
import { countRows, type ImportStatus } from '@/lib/owl/imports/collections'
import { owlPaths } from '@/lib/portal/owl-paths'
import { shownRow } from './import-rows'
import { ImportSummary } from './import-summary'

type Props = {
  screen: ImportScreenData
  match: Action
  run: (formData: FormData) => Promise<void>
  cancel: () => Promise<void>
  undo: () => Promise<void>
  discard: () => Promise<void>
}

export function ImportScreen({ screen, match, run, cancel, undo, discard }: Props) {
  const { collection, import: one, rows, kind, page, pageCount, columns } = screen
  const { id, status, counts, work, kept, warned } = one
  const isDraft = status === 'draft' || status === 'checked'
  const hrefOf = (query?: URLSearchParams) => owlPaths.import(collection.name, id, query)
  return (
    <ImportFrame
      all={owlPaths.imports(collection.name)}
      fileName={one.fileName}
      summary={
        work ? (
          <Work work={work} status={status} href={hrefOf()} cancel={cancel} />
        ) : (
          <ImportSummary one={one} nouns={collection.nouns} undo={undo} discard={discard} />
        )
      }
    >
      {isDraft && <Matching screen={screen} match={match} />}
      {counts && (
        <OutcomeRows
          isDraft={isDraft}
          total={countRows(counts)}
          counts={{ ...counts, warned, kept }}
          current={kind}
          rows={rows.map((row) => shownRow(row, collection, columns, one.finishedAt !== null))}
          page={page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          errorsHref={owlPaths.importErrors(collection.name, id)}
          lead={
            status === 'checked' && (
              <RunForm counts={counts} run={run} nothing="No row adds or changes anything.">
                {counts.error > 0 && 'Rows with errors are left out. '}The import can be undone.
              </RunForm>
            )
          }
        />
      )}
    </ImportFrame>
  )
}

const HEADINGS: Partial<Record<ImportStatus, string>> = {
  checking: 'Every row is checked',
  running: 'The import goes on',
  undoing: 'The import is being undone',
}

type WorkProps = { work: ImportWork; status: ImportStatus; href: string; cancel: Props['cancel'] }

function Work({ work, status, href, cancel }: WorkProps) {
  const heading = HEADINGS[status] ?? ''
  const ways = {
    checking: { label: 'Cancel the check', action: cancel },
    running: {
      label: 'Cancel the import',
      action: cancel,
      note: 'Rows that were imported so far stay. You can undo them after that.',
    },
  }
  return (
    <ImportProgress
      heading={heading}
      label={heading}
      things="rows"
      work={work}
      cancel={status === 'checking' || status === 'running' ? ways[status] : null}
      href={href}
    />
  )
}

const Matching = ({
  screen: { collection, import: one, columns },
  match,
}: Pick<Props, 'screen' | 'match'>) => (
  <ColumnChoice
    isChecked={one.counts !== null}
    name={`owl-import-${one.id}`}
    action={match}
    fields={collection.fields}
    columns={one.headers.map((label, index) => ({ label, sample: one.sample?.[index] ?? '' }))}
    chosen={columns}
  >
    <div className="grid max-w-2xl gap-2 text-sm text-muted-foreground">
      <p>{collection.keyText}</p>
      <p>
        A field that is not in the file stays as it is. An empty cell empties its field
        {collection.staying.length > 0 && `, but for these, which stay: ${collection.staying.join(', ')}`}.
      </p>
    </div>
  </ColumnChoice>
)
