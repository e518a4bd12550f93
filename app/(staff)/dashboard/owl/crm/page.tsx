import type { Metadata } from 'next'
import { CrmHome } from '@/components/staff/crm/crm-home'
import { getCrmHome } from '@/lib/data/sales/crm'
import { readText } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'CRM' }

export default async function CrmPage({ searchParams }: PageProps<'/dashboard/owl/crm'>) {
  const { viewer, screen } = await requireScreen('owl', 'crm')
  const text = readText((await searchParams).q)
  return (
    <CrmHome
      role={viewer.role}
      viewerId={viewer.id}
      description={screen.description}
      text={text}
      home={await getCrmHome(text)}
    />
  )
}
