import Link from 'next/link'
import { ListPager } from '@/components/staff/list/list-pager'
import { MatchingForm } from '@/components/staff/import/matching-form'
import { OutcomeTabs } from '@/components/staff/import/outcome-tabs'
import { buttonVariants } from '@/components/ui/button-variants'
import { discardImport, matchColumns, runImport, undoImport } from '@/lib/actions/contact-imports'
import {
  countRows,
  guessContactColumns,
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  IMPORT_OUTCOMES,
  type ImportCounts,
  MATCH_KEYS,
  MATCH_LABELS,
} from '@/lib/catalogue/contact-import'
import type { ContactImportScreen } from '@/lib/data/catalogue/contact-import-screen'
import type { ContactImport, ImportedRow } from '@/lib/data/catalogue/contact-imports'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { ContactImportRows } from './import-rows'
import { ImportSummary } from './import-summary'

type Props = { area: ContactArea; screen: ContactImportScreen }

export function ImportScreen({ area, screen }: Props) {
  const { import: one, rows, kind, page, pageCount } = screen
  const { id, status, counts } = one
  const hrefOf = (rowKind: string, pageNumber = 1) =>
    staffPaths.contactImport(
      area,
      id,
      new URLSearchParams({
        ...(rowKind !== 'all' && { rows: rowKind }),
        ...(pageNumber > 1 && { page: String(pageNumber) }),
      }),
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <Link
          href={staffPaths.contactImports(area)}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All imports
        </Link>
        <h1 className="type-title [overflow-wrap:anywhere]">{one.fileName}</h1>
        <ImportSummary
          one={one}
          undo={undoImport.bind(null, area, id)}
          discard={discardImport.bind(null, area, id)}
        />
      </div>
      {status === 'draft' && <Matching area={area} one={one} sample={screen.sample} />}
      {counts && (
        <section aria-labelledby="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="rows" className="type-heading">
              {status === 'draft' ? 'What would happen' : 'Rows'}
            </h2>
            {counts.error > 0 && rows.length > 0 && (
              <a
                href={staffPaths.contactImportErrors(area, id)}
                className={buttonVariants({ variant: 'outline', size: 'sm' })}
              >
                Rows with errors as CSV
              </a>
            )}
          </div>
          <OutcomeTabs tabs={tabsOf(one, counts, hrefOf)} current={kind ?? 'all'} />
          {rows.length > 0 ? (
            <ContactImportRows area={area} rows={rows} hasRun={status === 'done'} />
          ) : (
            <p className="text-muted-foreground">There are no rows here. Rows are kept for 90 days.</p>
          )}
          <ListPager
            label="Pages of rows"
            page={page}
            pageCount={pageCount}
            labels={['Previous', 'Next']}
            hrefOf={(number) => hrefOf(kind ?? 'all', number)}
          />
          {status === 'draft' && <RunForm area={area} id={id} counts={counts} />}
        </section>
      )}
    </div>
  )
}

const TAB_LABELS = { create: 'Add', update: 'Change', skip: 'Skip', error: 'Errors' } as const

function tabsOf({ kept }: ContactImport, counts: ImportCounts, hrefOf: (kind: string) => string) {
  return [
    { key: 'all', label: 'All', rows: countRows(counts), href: hrefOf('all') },
    ...IMPORT_OUTCOMES.map((outcome) => ({
      key: outcome,
      label: TAB_LABELS[outcome],
      rows: counts[outcome],
      href: hrefOf(outcome),
    })).filter(({ rows }) => rows > 0),
    ...(kept > 0 ? [{ key: 'kept', label: 'Kept', rows: kept, href: hrefOf('kept') }] : []),
  ]
}

type MatchingProps = { area: ContactArea; one: ContactImport; sample: ImportedRow | null }

function Matching({ area, one, sample }: MatchingProps) {
  const form = (
    <MatchingForm
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
    </MatchingForm>
  )
  if (!one.counts) {
    return (
      <section aria-labelledby="columns" className="grid gap-4">
        <h2 id="columns" className="type-heading">
          Which column is what?
        </h2>
        {form}
      </section>
    )
  }
  return (
    <details className="rounded-md border p-4">
      <summary className="cursor-pointer underline underline-offset-4">Change the columns</summary>
      <div className="mt-4">{form}</div>
    </details>
  )
}

const nameNewClients = (number: number) =>
  number === 1 ? '1 new client' : `${formatCount(number)} new clients`

type RunFormProps = { area: ContactArea; id: string; counts: ImportCounts }

function RunForm({ area, id, counts }: RunFormProps) {
  const { create, update, new_clients: newClients = 0 } = counts
  if (create + update === 0) return <p role="status">No row adds or changes a contact.</p>
  const parts = [
    create > 0 && `add ${formatCount(create)}`,
    update > 0 && `change ${formatCount(update)}`,
    newClients > 0 && `add ${nameNewClients(newClients)}`,
  ]
  return (
    <form action={runImport.bind(null, area, id)} className="grid justify-items-start gap-2">
      {IMPORT_OUTCOMES.map((outcome) => (
        <input key={outcome} type="hidden" name={outcome} value={counts[outcome]} />
      ))}
      {newClients > 0 && <input type="hidden" name="new_clients" value={newClients} />}
      <button type="submit" className={buttonVariants()}>
        Import: {parts.filter(Boolean).join(', ')}
      </button>
      <p className="text-sm text-muted-foreground">
        Empty cells change nothing.{counts.error > 0 && ' Rows with errors are left out.'} The import can be
        undone.
      </p>
    </form>
  )
}
