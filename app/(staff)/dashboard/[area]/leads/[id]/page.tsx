import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { LeadDetail } from '@/components/staff/leads/lead-detail'
import { LeadSource } from '@/components/staff/leads/lead-source'
import { getLeadOrigin } from '@/lib/data/leads/lead-origin'
import { getLead } from '@/lib/data/leads/leads'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths, toLeadArea } from '@/lib/portal/staff-paths'
import { changeLeadStatus } from './actions'

export const metadata: Metadata = { title: 'Lead' }

export default async function LeadPage({ params }: PageProps<'/dashboard/[area]/leads/[id]'>) {
  const { area: named, id } = await params
  const area = toLeadArea((await requireScreen(named, 'leads', id)).area)
  const lead = z.uuid().safeParse(id).success ? await getLead(id) : null
  const origin = lead && (await getLeadOrigin(lead.id))
  if (!lead) notFound()
  return (
    <div className="grid gap-8">
      {area === 'admin' && (
        <Link
          href={staffPaths.newestLeads()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All contact requests
        </Link>
      )}
      <LeadDetail lead={lead} changeStatus={changeLeadStatus.bind(null, area, lead.id)} />
      {origin && (
        <div className="grid gap-8 lg:max-w-xl">
          <LeadSource area={area} origin={origin} />
        </div>
      )}
    </div>
  )
}
