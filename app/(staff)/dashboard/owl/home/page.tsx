import type { Metadata } from 'next'
import { RoleHome, ScreenLinks } from '@/components/staff/home/role-home'
import { requireArea } from '@/lib/auth/session'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Owl Dashboard' }

export default async function OwlHome() {
  const viewer = await requireArea('owl', paths.roleHome('owl'))
  return (
    <RoleHome role="owl" viewer={viewer} counts={await getCatalogueCounts()}>
      <ScreenLinks area="owl" role={viewer.role} />
    </RoleHome>
  )
}
