import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewVideoForm } from '@/components/staff/videos/new-video-form'
import { requireArea } from '@/lib/auth/session'
import { listIndustryOptions } from '@/lib/data/catalogue/client-list'
import { firstValue } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { industryHeading } from '@/lib/video/labels'
import { addVideo } from './actions'

const screen = getScreen('admin', 'video-gallery/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewVideoPage({
  searchParams,
}: PageProps<'/dashboard/admin/video-gallery/new'>) {
  await requireArea('admin', screenHref(screen))
  const industries = await listIndustryOptions()
  const { name, client } = await searchParams
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewVideoForm
        action={addVideo}
        industries={industries.map(({ id, name }) => [id, industryHeading(name)])}
        start={{ name: firstValue(name), client: firstValue(client) }}
      />
    </div>
  )
}
