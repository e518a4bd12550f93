import Link from 'next/link'
import { ScreenHeading } from '@/components/staff/headings'
import { ImportUpload } from '@/components/staff/import/import-upload'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { beginContactUpload, discardImport, finishContactUpload } from '@/lib/actions/contact-imports'
import type { ContactImport } from '@/lib/data/catalogue/contact-imports'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'

type Props = { area: ContactArea; title: string; description?: string; imports: ContactImport[] }

export const ImportList = ({ area, title, description, imports }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-3">
      <Link
        href={staffPaths.contacts(area)}
        className="justify-self-start text-sm underline underline-offset-4"
      >
        All contacts
      </Link>
      <ScreenHeading title={title} description={description} />
    </div>
    <ImportUpload begin={beginContactUpload.bind(null, area)} finish={finishContactUpload.bind(null, area)} />
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
              <Link
                href={staffPaths.contactImport(area, one.id)}
                className="[overflow-wrap:anywhere] underline underline-offset-4"
              >
                {one.fileName}
              </Link>
              {one.status === 'draft' ? (
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Badge variant="outline">Draft</Badge> Not imported yet
                </span>
              ) : (
                <span>
                  {formatCount(one.counts?.create ?? 0)} added, {formatCount(one.counts?.update ?? 0)} changed
                  {one.status === 'undone' && ', undone'}
                </span>
              )}
              <span className="text-sm text-muted-foreground">
                {one.importer ?? 'Former user'},{' '}
                <OfficeTime at={one.finishedAt ?? one.createdAt} className="tabular-nums" />
              </span>
              {one.canDiscard && (
                <form
                  action={discardImport.bind(null, area, one.id)}
                  className="justify-self-start md:col-start-2 md:row-start-2"
                >
                  <Button type="submit" variant="outline" size="sm">
                    Discard<span className="sr-only"> {one.fileName}</span>
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  </div>
)
