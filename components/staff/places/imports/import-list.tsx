import Link from 'next/link'
import { ScreenHeading } from '@/components/staff/headings'
import { AllPlacePages } from '@/components/staff/places/place-history'
import { OfficeTime } from '@/components/staff/office-time'
import type { PlaceImport } from '@/lib/data/website/place-imports'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { ImportUpload, type ImportUploadProps } from './import-upload'

type Props = ImportUploadProps & { title: string; description?: string; imports: PlaceImport[] }

export const PlaceImportList = ({ title, description, imports, ...upload }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-3">
      <AllPlacePages />
      <ScreenHeading title={title} description={description} />
    </div>
    <ImportUpload {...upload} />
    <p className="max-w-2xl text-sm text-muted-foreground">
      The list of place pages exports such files. Each begins with its state, city, slug, status, title,
      meta_title and meta_description between two lines of ---. The slug says which page a file is about.
    </p>
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
                href={staffPaths.placeImport(one.id)}
                className="[overflow-wrap:anywhere] underline underline-offset-4"
              >
                {one.fileName}
              </Link>
              <span>
                {formatCount(one.counts.create)} added, {formatCount(one.counts.update)} changed
                {one.status === 'undone' && ', undone'}
              </span>
              <span className="text-sm text-muted-foreground">
                {one.importer ?? 'Former user'},{' '}
                <OfficeTime at={one.finishedAt ?? one.createdAt} className="tabular-nums" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  </div>
)
