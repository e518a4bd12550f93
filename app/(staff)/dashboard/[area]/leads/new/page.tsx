import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewLeadForm } from '@/components/staff/leads/new-lead-form'
import { requireScreen } from '@/lib/portal/require-screen'
import { toLeadArea } from '@/lib/portal/staff-paths'
import { addPhoneLead } from './actions'

export const metadata: Metadata = { title: 'New lead' }

export default async function NewLeadPage({ params }: PageProps<'/dashboard/[area]/leads/new'>) {
  const { area, screen } = await requireScreen((await params).area, 'leads', 'new')
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewLeadForm action={addPhoneLead.bind(null, toLeadArea(area))} id={randomUUID()} />
    </div>
  )
}
