import { SidebarSection } from '@/components/staff/headings'
import { Appearances } from '@/components/staff/record/appearances'
import { Button } from '@/components/ui/button'
import type { Appearance } from '@/lib/catalogue/appearances'
import { HOME_REVIEWS, type ReviewStatus } from '@/lib/catalogue/reviews'

type Props = {
  status: ReviewStatus
  /** Among the reviews of the home page, from 1; null when it is not there. */
  place: number | null
  /** The public pages that show it now. */
  pages: Appearance[]
  actionOf: (to: ReviewStatus) => () => Promise<void>
}

export function PublishReview({ status, place, pages, actionOf }: Props) {
  return (
    <SidebarSection id="website" title="Website">
      <p>{explain(status, place)}</p>
      {pages.length > 0 && <Appearances pages={pages} title="These pages show it" none="" />}
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
