import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/text/format'

type EarlierImport = {
  id: string
  fileName: string
  status: 'draft' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone'
  /** Null before a draft knows what it would do. */
  counts: { create: number; update: number } | null
  /** Null: the person was deleted meanwhile. */
  importer: string | null
  createdAt: string
  finishedAt: string | null
}

const DRAFTS: ReadonlySet<string> = new Set(['draft', 'checking', 'checked'])

const STATES: Partial<Record<EarlierImport['status'], string>> = {
  running: ', goes on',
  undoing: ', being undone',
  undone: ', undone',
}

type Props<Import> = {
  imports: readonly Import[]
  hrefOf: (id: string) => string
  /** Null where an import cannot be discarded. */
  discardOf?: (one: Import) => (() => Promise<void>) | null
}

export const EarlierImports = <Import extends EarlierImport>({
  imports,
  hrefOf,
  discardOf,
}: Props<Import>) => (
  <section aria-labelledby="imports" className="grid gap-3">
    <h2 id="imports" className="type-heading">
      Imports
    </h2>
    {imports.length === 0 ? (
      <p className="text-muted-foreground">Nothing was imported yet.</p>
    ) : (
      <ul className="divide-y border-y">
        {imports.map((one) => (
          <li key={one.id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_14rem_auto]">
            <StaffLink
              href={hrefOf(one.id)}
              className="[overflow-wrap:anywhere] underline underline-offset-4"
            >
              {one.fileName}
            </StaffLink>
            {DRAFTS.has(one.status) ? (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone="idle">Draft</Badge> Not imported yet
              </span>
            ) : (
              <span>
                {formatCount(one.counts?.create ?? 0)} added, {formatCount(one.counts?.update ?? 0)} changed
                {STATES[one.status]}
              </span>
            )}
            <span className="text-sm text-muted-foreground">
              {one.importer ?? 'Former user'},{' '}
              <OfficeTime at={one.finishedAt ?? one.createdAt} className="tabular-nums" />
            </span>
            <Discard fileName={one.fileName} discard={discardOf?.(one) ?? null} />
          </li>
        ))}
      </ul>
    )}
  </section>
)

const Discard = ({ fileName, discard }: { fileName: string; discard: (() => Promise<void>) | null }) =>
  discard && (
    <form action={discard} className="justify-self-start md:col-start-2 md:row-start-2">
      <Button type="submit" variant="outline" size="sm">
        Discard<span className="sr-only"> {fileName}</span>
      </Button>
    </form>
  )
