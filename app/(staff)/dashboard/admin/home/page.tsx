import type { Metadata } from 'next'
import { AdminHome } from '@/components/staff/home/admin-home'
import { QuoteFigures } from '@/components/staff/home/quote-figures'
import { requireArea } from '@/lib/auth/session'
import { getAdminHome } from '@/lib/data/portal/homes'
import { firstValue } from '@/lib/list/query'
import { isMailKept, toMessage } from '@/lib/mail/messages'
import { paths } from '@/lib/paths'
import { companyDay } from '@/lib/time/in-zone'
import { rangeOf, readPeriod } from '@/lib/time/periods'

export const metadata: Metadata = { title: 'Admin Dashboard' }

export default async function AdminHomePage({ searchParams }: PageProps<'/dashboard/admin/home'>) {
  const { role } = await requireArea('admin', paths.roleHome('admin'))
  const period = readPeriod(firstValue((await searchParams).period))
  const now = new Date().toISOString()
  const range = rangeOf(period, companyDay(now))
  const { mail, figures, ...home } = await getAdminHome(range)
  return (
    <AdminHome
      role={role}
      home={home}
      mail={{ ...mail, rows: mail.rows.map(toMessage), isKept: isMailKept() }}
      now={now}
    >
      <QuoteFigures figures={figures} period={period} range={range} />
    </AdminHome>
  )
}
