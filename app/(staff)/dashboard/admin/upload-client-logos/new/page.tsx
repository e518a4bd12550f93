import type { Metadata } from 'next'
import { NewClientForm } from '@/components/staff/clients/new-client-form'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { listIndustryOptions } from '@/lib/data/catalogue/client-list'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { industryHeading } from '@/lib/video/labels'
import { addClient } from './actions'

const screen = getScreen('admin', 'upload-client-logos/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewClientPage() {
  await requireArea('admin', screenHref(screen))
  const industries = await listIndustryOptions()
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewClientForm
        action={addClient}
        industries={industries.map(({ id, name }) => [id, industryHeading(name)])}
      />
    </div>
  )
}
