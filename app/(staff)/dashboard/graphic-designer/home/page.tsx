import type { Metadata } from 'next'
import { RoleHome, ScreenLinks } from '@/components/staff/home/role-home'
import { requireArea } from '@/lib/auth/session'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Graphic Designer Dashboard' }

export default async function GraphicDesignerHome() {
  const viewer = await requireArea('graphic-designer', paths.roleHome('graphic_designer'))
  return (
    <RoleHome role="graphic_designer" viewer={viewer} counts={await getCatalogueCounts()}>
      <ScreenLinks area="graphic-designer" role={viewer.role} />
    </RoleHome>
  )
}
