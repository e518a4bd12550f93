import { StaffLink } from '@/components/staff/staff-link'
import { TOO_ALIKE } from '@/lib/catalogue/places/gate'
import type { PlaceLikeness } from '@/lib/data/website/place-likeness'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placeName } from '@/lib/seo/places'

export const LikenessHeading = () => (
  <h2 id="likeness" className="type-heading">
    Likeness
  </h2>
)

/** The page that says most of the same, with the sentences that both have. */
export function LikenessSection({ found }: { found: PlaceLikeness | null }) {
  if (!found) {
    return <p className="text-muted-foreground">There is no text to compare yet.</p>
  }
  const { nearest, likeness, compared } = found
  const isAlike = likeness.percent > TOO_ALIKE
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        <strong className={`tabular-nums ${isAlike ? 'text-destructive' : ''}`}>{likeness.percent} %</strong>{' '}
        like{' '}
        <StaffLink href={staffPaths.placePage(nearest.id)} className="underline underline-offset-4">
          {placeName(nearest)}
        </StaffLink>
        {isAlike && '. Search engines may leave one of the two out: change the marked sentences.'}
      </p>
      <p className="text-sm text-muted-foreground">
        Of the saved text, compared with {compared} pages of like making and length, of this state first.
        Names, figures and tables do not count.
      </p>
      <details>
        <summary className="inline-block min-h-9 cursor-pointer py-1.5 text-sm underline underline-offset-4">
          Show the shared sentences
        </summary>
        <p
          // A long text scrolls.
          tabIndex={0}
          className="max-h-96 overflow-y-auto rounded-md border p-4 text-sm leading-relaxed [overflow-wrap:anywhere]"
        >
          {likeness.sentences.map(({ sentence, isShared }, index) =>
            isShared ? (
              <mark key={index} className="bg-primary/25 text-foreground">
                {sentence}{' '}
              </mark>
            ) : (
              <span key={index}>{sentence} </span>
            ),
          )}
        </p>
      </details>
    </div>
  )
}
