import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { LeadDetail } from '@/components/staff/leads/lead-detail'
import { requireArea } from '@/lib/auth/session'
import { getLead } from '@/lib/data/leads/leads'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeLeadStatus } from './actions'

export const metadata: Metadata = { title: 'Contact Request' }

export default async function LeadPage({ params }: PageProps<'/dashboard/admin/leads/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.lead(id))
  const lead = z.uuid().safeParse(id).success ? await getLead(id) : null
  if (!lead) notFound()
  return (
    <div className="grid gap-8">
      <Link href={staffPaths.leads()} className="justify-self-start text-sm underline underline-offset-4">
        All contact requests
      </Link>
      <LeadDetail lead={lead} changeStatus={changeLeadStatus.bind(null, lead.id)} />
    </div>
  )
}
