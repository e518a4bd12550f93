import Link from 'next/link'
import { SidebarSection } from '@/components/staff/headings'
import { Button } from '@/components/ui/button'
import { HOME_REVIEWS, type ReviewStatus } from '@/lib/catalogue/reviews'
import { paths } from '@/lib/paths'

type Props = {
  status: ReviewStatus
  /** Among the reviews of the home page, from 1; null when it is not there. */
  place: number | null
  actionOf: (to: ReviewStatus) => () => Promise<void>
}

export function PublishReview({ status, place, actionOf }: Props) {
  return (
    <SidebarSection id="website" title="Website">
      <p>
        {explain(status, place)}{' '}
        {place !== null && (
          <Link href={`${paths.home()}#reviews`} prefetch={false} className="underline underline-offset-4">
            Have a look
          </Link>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {status !== 'published' && (
          <form action={actionOf('published')}>
            <Button type="submit" size="sm">
              Publish
            </Button>
          </form>
        )}
        {status !== 'hidden' && (
          <form action={actionOf('hidden')}>
            <Button type="submit" variant="outline" size="sm">
              {status === 'waiting' ? 'Decline' : 'Hide'}
            </Button>
          </form>
        )}
      </div>
    </SidebarSection>
  )
}

function explain(status: ReviewStatus, place: number | null): string {
  switch (status) {
    case 'waiting':
      return 'A client sent it. Visitors see it once you publish it; a declined one stays here, hidden.'
    case 'hidden':
      return 'Visitors do not see it.'
    case 'published':
      return place === null
        ? `Published. The home page shows the ${HOME_REVIEWS} newest, and this one is older.`
        : `Published. The home page shows it at place ${place} of ${HOME_REVIEWS}.`
  }
}
