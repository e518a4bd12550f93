import Link from 'next/link'
import { OfficeTime } from '@/components/staff/office-time'
import { buttonVariants } from '@/components/ui/button-variants'
import { PLACE_TEXT_FIELDS, type PlaceTexts } from '@/lib/catalogue/places/save-state'
import type { PageVersion } from '@/lib/data/website/page-versions'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placePageFields } from '@/lib/schemas/place-page-fields'
import { Difference } from './difference'

type Compared = { number: number; texts: PlaceTexts; restore: () => Promise<void> }

type Props = {
  id: string
  versions: PageVersion[]
  /** There are older ones. */
  hasMore: boolean
  current: { number: number; texts: PlaceTexts }
  /** The version that is compared with the present text. */
  compared: Compared | null
}

/** Who saved what, and the way back. */
export const VersionsSection = ({ id, versions, hasMore, current, compared }: Props) => (
  <section aria-labelledby="versions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 id="versions" className="type-heading">
      Versions
    </h2>
    {compared && <Comparison id={id} compared={compared} current={current.texts} />}
    {versions.length === 0 ? (
      <p className="text-muted-foreground">Nobody has changed the text yet.</p>
    ) : (
      <ol className="divide-y border-y">
        {versions.map(({ number, savedAt, author, note }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <span className="font-medium tabular-nums">{number}</span>
            <OfficeTime at={savedAt} className="text-sm text-muted-foreground tabular-nums" />
            <span className="[overflow-wrap:anywhere]">{[author, note].filter(Boolean).join(', ')}</span>
            {number === current.number ? (
              <span className="text-sm text-muted-foreground">in use</span>
            ) : (
              <Link
                href={`${staffPaths.placePage(id, { version: number })}#versions`}
                className="py-1 text-sm underline underline-offset-4"
              >
                Compare<span className="sr-only"> version {number} with the present text</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    )}
    {hasMore && <p className="text-sm text-muted-foreground">Older versions are kept, too.</p>}
  </section>
)

function Comparison({ id, compared, current }: { id: string; compared: Compared; current: PlaceTexts }) {
  const changed = PLACE_TEXT_FIELDS.filter((field) => compared.texts[field] !== current[field])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border p-4">
      <p className="font-medium">From version {compared.number} to the present text</p>
      {changed.length === 0 && <p className="text-muted-foreground">They say the same.</p>}
      {changed.map((field) => (
        <div key={field} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <p className="text-sm text-muted-foreground">{placePageFields[field].label}</p>
          <Difference before={compared.texts[field]} after={current[field]} />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        {changed.length > 0 && (
          <form action={compared.restore}>
            <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              Restore version {compared.number}
            </button>
          </form>
        )}
        <Link href={staffPaths.placePage(id)} scroll={false} className="text-sm underline underline-offset-4">
          Close
        </Link>
      </div>
    </div>
  )
}
