import { ColumnChoice } from '@/components/staff/import/column-choice'
import { ImportFrame } from '@/components/staff/import/import-frame'
import { OutcomeRows } from '@/components/staff/import/outcome-rows'
import { RunForm } from '@/components/staff/import/run-form'
import { discardImport, matchColumns, runImport, undoImport } from '@/lib/actions/contact-imports'
import {
  countRows,
  guessContactColumns,
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  type ImportCounts,
  MATCH_KEYS,
  MATCH_LABELS,
} from '@/lib/catalogue/contact-import'
import type { ContactImportScreen } from '@/lib/data/catalogue/contact-import-screen'
import type { ContactImport, ImportedRow } from '@/lib/data/catalogue/contact-imports'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { shownRow } from './import-rows'
import { ImportSummary } from './import-summary'

type Props = { area: ContactArea; screen: ContactImportScreen }

export function ImportScreen({ area, screen }: Props) {
  const { import: one, rows, kind, page, pageCount } = screen
  const { id, status, counts, kept } = one
  return (
    <ImportFrame
      all={staffPaths.contactImports(area)}
      fileName={one.fileName}
      summary={
        <ImportSummary
          one={one}
          undo={undoImport.bind(null, area, id)}
          discard={discardImport.bind(null, area, id)}
        />
      }
    >
      {status === 'draft' && <Matching area={area} one={one} sample={screen.sample} />}
      {counts && (
        <OutcomeRows
          isDraft={status === 'draft'}
          total={countRows(counts)}
          counts={{ ...counts, kept }}
          current={kind}
          rows={rows.map((row) => shownRow(area, row, status === 'done'))}
          page={page}
          pageCount={pageCount}
          hrefOf={(query) => staffPaths.contactImport(area, id, query)}
          errorsHref={staffPaths.contactImportErrors(area, id)}
        >
          {status === 'draft' && <RunContacts area={area} id={id} counts={counts} />}
        </OutcomeRows>
      )}
    </ImportFrame>
  )
}

type MatchingProps = { area: ContactArea; one: ContactImport; sample: ImportedRow | null }

const Matching = ({ area, one, sample }: MatchingProps) => (
  <ColumnChoice
    isChecked={one.counts !== null}
    name={`import-${one.id}`}
    action={matchColumns.bind(null, area, one.id)}
    fields={IMPORT_FIELDS.map((field) => [field, IMPORT_FIELD_LABELS[field]])}
    columns={one.headers.map((label, index) => ({ label, sample: sample?.cells[index] ?? '' }))}
    chosen={one.counts ? one.columns : guessContactColumns(one.headers)}
    keys={MATCH_KEYS.map((key) => [key, MATCH_LABELS[key]])}
    chosenKey={one.counts || guessContactColumns(one.headers).email ? one.matchBy : 'name'}
  >
    {area === 'admin' && (
      <label className="flex min-h-9 items-center gap-3">
        <input
          type="checkbox"
          name="adds_clients"
          // React applies a default value only once.
          key={String(one.addsClients)}
          defaultChecked={one.addsClients}
          className="size-4 accent-primary"
        />
        Add unknown clients
      </label>
    )}
  </ColumnChoice>
)

const nameNewClients = (number: number) =>
  number === 1 ? '1 new client' : `${formatCount(number)} new clients`

type RunProps = { area: ContactArea; id: string; counts: ImportCounts }

function RunContacts({ area, id, counts: { new_clients: newClients = 0, ...counts } }: RunProps) {
  return (
    <RunForm
      counts={newClients > 0 ? { ...counts, new_clients: newClients } : counts}
      run={runImport.bind(null, area, id)}
      nothing="No row adds or changes a contact."
      also={newClients > 0 ? `add ${nameNewClients(newClients)}` : null}
    >
      Empty cells change nothing.{counts.error > 0 && ' Rows with errors are left out.'} The import can be
      undone.
    </RunForm>
  )
}
