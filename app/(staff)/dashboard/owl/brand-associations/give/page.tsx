import type { Metadata } from 'next'
import { GiveForm } from '@/components/staff/brand-associations/give-form'
import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { listBrandOptions } from '@/lib/data/owl/brand-associations/matrix'
import { listSiteGroupOptions } from '@/lib/data/owl/site-group-list'
import { firstValue } from '@/lib/list/query'
import { readDay } from '@/lib/owl/brand-matrix/query'
import { owlPaths } from '@/lib/portal/owl-paths'
import { requireScreen } from '@/lib/portal/require-screen'
import { give, undoGiven } from './actions'

export const metadata: Metadata = { title: 'Give a brand' }

export default async function GiveBrandPage({
  searchParams,
}: PageProps<'/dashboard/owl/brand-associations/give'>) {
  const { screen } = await requireScreen('owl', 'brand-associations', 'give')
  const [{ group, brand, on }, groups, brands] = await Promise.all([
    searchParams,
    listSiteGroupOptions(),
    listBrandOptions(),
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-4">
        <StaffLink
          href={owlPaths.brandAssociations(
            firstValue(group) ? new URLSearchParams({ group: firstValue(group) }) : undefined,
          )}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          Brand associations
        </StaffLink>
        <ScreenHeading title={screen.title} description={screen.description} />
      </div>
      <GiveForm
        action={give}
        undo={undoGiven}
        groups={groups}
        brands={brands}
        begins={{ group: firstValue(group), brand: firstValue(brand), firstOn: readDay(on) }}
      />
    </div>
  )
}
