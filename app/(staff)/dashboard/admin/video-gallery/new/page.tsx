import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewVideoForm } from '@/components/staff/videos/new-video-form'
import { requireArea } from '@/lib/auth/session'
import { listIndustryOptions } from '@/lib/data/catalogue/client-list'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { industryHeading } from '@/lib/video/labels'
import { addVideo } from './actions'

const screen = getScreen('admin', 'video-gallery/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewVideoPage() {
  await requireArea('admin', screenHref(screen))
  const industries = await listIndustryOptions()
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewVideoForm
        action={addVideo}
        industries={industries.map(({ id, name }) => [id, industryHeading(name)])}
      />
    </div>
  )
}
