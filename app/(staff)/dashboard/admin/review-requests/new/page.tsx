import type { Metadata } from 'next'
import { AskForReviewForm } from '@/components/staff/reviews/ask-for-review-form'
import { ChooseClient } from '@/components/staff/reviews/choose-client'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { listClientOptions } from '@/lib/data/catalogue/client-list'
import { getReviewChoices } from '@/lib/data/catalogue/review-choices'
import { isUuid, firstValue } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { askContact } from './actions'

const screen = getScreen('admin', 'review-requests/new')

export const metadata: Metadata = { title: screen.title }

export default async function AskForReviewPage({
  searchParams,
}: PageProps<'/dashboard/admin/review-requests/new'>) {
  await requireArea('admin', screenHref(screen))
  const query = await searchParams
  const chosen = firstValue(query.client)
  const person = firstValue(query.contact)
  const [clients, choices] = await Promise.all([
    listClientOptions(),
    isUuid(chosen) ? getReviewChoices(chosen) : null,
  ])
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <ChooseClient action={staffPaths.newReviewRequest()} clients={clients} chosen={choices?.id ?? ''} />
      {choices && <AskForReviewForm key={choices.id} action={askContact} choices={choices} person={person} />}
    </div>
  )
}
