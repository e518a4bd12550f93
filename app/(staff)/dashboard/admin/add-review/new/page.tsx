import type { Metadata } from 'next'
import { ChooseClient } from '@/components/staff/reviews/choose-client'
import { NewReviewForm } from '@/components/staff/reviews/new-review-form'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { listClientOptions } from '@/lib/data/catalogue/client-list'
import { getReviewChoices } from '@/lib/data/catalogue/review-choices'
import { isUuid, firstValue } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { companyToday } from '@/lib/time/in-zone'
import { addReview } from './actions'

const screen = getScreen('admin', 'add-review/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewReviewPage({ searchParams }: PageProps<'/dashboard/admin/add-review/new'>) {
  await requireArea('admin', screenHref(screen))
  const chosen = firstValue((await searchParams).client) ?? ''
  const [clients, choices] = await Promise.all([
    listClientOptions(),
    isUuid(chosen) ? getReviewChoices(chosen) : null,
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <ChooseClient action={staffPaths.newReview()} clients={clients} chosen={choices?.id ?? ''} />
      {choices && (
        <NewReviewForm key={choices.id} action={addReview} choices={choices} today={companyToday()} />
      )}
    </div>
  )
}
