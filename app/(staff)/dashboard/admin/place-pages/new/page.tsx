import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewPlaceForm } from '@/components/staff/places/new-place-form'
import { requireArea } from '@/lib/auth/session'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { addPlacePage } from './actions'

const screen = getScreen('admin', 'place-pages/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewPlacePage() {
  await requireArea('admin', screenHref(screen))
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewPlaceForm action={addPlacePage} />
    </div>
  )
}
