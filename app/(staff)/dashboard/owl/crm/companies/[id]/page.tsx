import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CompanyScreen } from '@/components/staff/crm/company-screen'
import { getCompany } from '@/lib/data/sales/crm'
import { readFollowUp } from '@/lib/data/sales/follow-up'
import { isUuid } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Company' }

export default async function CompanyPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/crm/companies/[id]'>) {
  const { id } = await params
  const { viewer } = await requireScreen('owl', 'crm', 'companies', id)
  if (!isUuid(id)) notFound()
  const query = await searchParams
  const [company, followUp] = await Promise.all([
    getCompany(id, query.show === 'all'),
    readFollowUp({ kind: 'client', id }, query.notes === 'all'),
  ])
  if (!company) notFound()
  return (
    <CompanyScreen role={viewer.role} company={company} followUp={followUp} showsAll={query.show === 'all'} />
  )
}
