import Link from 'next/link'
import { ScreenHeading } from '@/components/staff/headings'
import { ImportUpload } from '@/components/staff/import/import-upload'
import { OfficeTime } from '@/components/staff/office-time'
import { beginContactUpload, finishContactUpload } from '@/lib/actions/contact-imports'
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
              <span>
                {formatCount(one.counts?.create ?? 0)} added, {formatCount(one.counts?.update ?? 0)} changed
                {one.status === 'undone' && ', undone'}
              </span>
              <span className="text-sm text-muted-foreground">
                {one.importer ?? 'Former user'}
                {one.finishedAt && (
                  <>
                    , <OfficeTime at={one.finishedAt} className="tabular-nums" />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  </div>
)
