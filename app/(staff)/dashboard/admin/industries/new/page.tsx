import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewIndustryForm } from '@/components/staff/industries/new-industry-form'
import { requireArea } from '@/lib/auth/session'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { addIndustry } from './actions'

const screen = getScreen('admin', 'industries/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewIndustryPage() {
  await requireArea('admin', screenHref(screen))
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewIndustryForm action={addIndustry} />
    </div>
  )
}
