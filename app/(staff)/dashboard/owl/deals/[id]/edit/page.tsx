import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DealForm } from '@/components/staff/deals/deal-form'
import { ScreenHeading } from '@/components/staff/headings'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import { beginFormPicture, finishFormPicture } from '@/lib/actions/record-pictures'
import { requireArea } from '@/lib/auth/session'
import { listDealOptions } from '@/lib/data/owl/deals/deal-options'
import { getDeal } from '@/lib/data/owl/deals/deal-record'
import { firstValue, isUuid } from '@/lib/list/query'
import { formOfDeal } from '@/lib/owl/deals/deal-form'
import { owlPaths } from '@/lib/portal/owl-paths'
import { changeDeal } from './actions'

export const metadata: Metadata = { title: 'Edit deal' }

export default async function EditDealPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/deals/[id]/edit'>) {
  const { id } = await params
  await requireArea('owl', owlPaths.editDeal(id))
  if (!isUuid(id)) notFound()
  const deal = await getDeal(id)
  if (!deal) notFound()
  const options = await listDealOptions(deal.facts.productIds)
  const stored = formOfDeal(deal.facts)
  const isPlanning = firstValue((await searchParams).state) === 'planned'
  return (
    <div className="grid max-w-2xl gap-8">
      <div className="grid gap-3">
        <RecordCrumb title={deal.facts.title} href={owlPaths.deal(id)} />
        <ScreenHeading
          title={`Edit ${deal.facts.title}`}
          description={
            isPlanning ? 'Save to plan the deal. You see overlaps with other deals first.' : undefined
          }
        />
      </div>
      <DealForm
        name={`deal-${id}-${deal.version}`}
        action={changeDeal.bind(null, id)}
        options={options}
        begins={isPlanning ? { ...stored, state: 'planned' } : stored}
        stored={stored}
        group={deal.group.name}
        picture={{ begin: beginFormPicture, finish: finishFormPicture.bind(null, 'deals') }}
        submit="Save deal"
      />
    </div>
  )
}
