import { SidebarSection } from '@/components/staff/headings'
import { Appearances } from '@/components/staff/record/appearances'
import { Button } from '@/components/ui/button'
import type { Appearance } from '@/lib/catalogue/appearances'
import { HOME_REVIEWS, type ReviewStatus } from '@/lib/catalogue/reviews'

type Props = {
  status: ReviewStatus
  isChosen: boolean
  /** Among the reviews of the home page, from 1; null when it is not there. */
  place: number | null
  /** The public pages that show it now. */
  pages: Appearance[]
  actionOf: (to: ReviewStatus) => () => Promise<void>
  /** Puts it before the newest ones, or back among them. */
  choose: () => Promise<void>
}

export function PublishReview({ status, isChosen, place, pages, actionOf, choose }: Props) {
  return (
    <SidebarSection id="website" title="Website">
      <p>{explain(status, isChosen, place)}</p>
      {pages.length > 0 && <Appearances pages={pages} title="These pages show it" none="" />}
      <div className="flex flex-wrap gap-2">
        {status !== 'published' && (
          <form action={actionOf('published')}>
            <Button type="submit" size="sm">
              Publish
            </Button>
          </form>
        )}
        {status === 'published' && (
          <form action={choose}>
            <Button type="submit" variant={isChosen ? 'outline' : 'secondary'} size="sm">
              {isChosen ? 'Show by date again' : 'Show first'}
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

function explain(status: ReviewStatus, isChosen: boolean, place: number | null): string {
  switch (status) {
    case 'waiting':
      return 'A client sent it. Visitors see it once you publish it; a declined one stays here, hidden.'
    case 'hidden':
      return 'Visitors do not see it.'
    case 'published':
      return `${isChosen ? 'Published, and shown first.' : 'Published.'} ${
        place === null
          ? `The home page shows ${HOME_REVIEWS}: those shown first, then the newest. This one is older.`
          : `The home page shows it at place ${place} of ${HOME_REVIEWS}.`
      }`
  }
}
