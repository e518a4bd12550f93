import type { Metadata } from 'next'
import { AdminHome } from '@/components/staff/home/admin-home'
import { QuoteFigures } from '@/components/staff/home/quote-figures'
import { UnsentMailSection } from '@/components/staff/home/unsent-mail'
import { requireArea } from '@/lib/auth/session'
import { getAdminHome } from '@/lib/data/portal/homes'
import { firstValue } from '@/lib/list/query'
import { toUnsentMail } from '@/lib/mail/unsent-mail'
import { paths } from '@/lib/paths'
import { companyDay } from '@/lib/time/in-zone'
import { rangeOf, readPeriod } from '@/lib/time/periods'
import { sendAgain } from './actions'

export const metadata: Metadata = { title: 'Admin Dashboard' }

export default async function AdminHomePage({ searchParams }: PageProps<'/dashboard/admin/home'>) {
  const { role } = await requireArea('admin', paths.roleHome('admin'))
  const period = readPeriod(firstValue((await searchParams).period))
  const now = new Date().toISOString()
  const range = rangeOf(period, companyDay(now))
  const { mail, figures, ...home } = await getAdminHome(range)
  return (
    <AdminHome role={role} home={home} now={now}>
      <QuoteFigures figures={figures} period={period} range={range} />
      <UnsentMailSection mail={toUnsentMail(mail)} sendAgain={sendAgain} />
    </AdminHome>
  )
}
