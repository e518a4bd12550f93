import type { Metadata } from 'next'
import { DealForm } from '@/components/staff/deals/deal-form'
import { ScreenHeading } from '@/components/staff/headings'
import { beginFormPicture, finishFormPicture } from '@/lib/actions/record-pictures'
import { listDealOptions } from '@/lib/data/owl/deals/deal-options'
import { getDeal } from '@/lib/data/owl/deals/deal-record'
import { firstValue, isUuid } from '@/lib/list/query'
import { type DealFacts, EMPTY_DEAL_FORM, formOfDeal } from '@/lib/owl/deals/deal-form'
import { nextMonth } from '@/lib/owl/deals/next-month'
import { requireScreen } from '@/lib/portal/require-screen'
import { addDeal } from './actions'

export const metadata: Metadata = { title: 'New deal' }

const copyOf = (facts: DealFacts) => formOfDeal({ ...facts, ...nextMonth(facts), state: 'draft' })

export default async function NewDealPage({ searchParams }: PageProps<'/dashboard/owl/deals/new'>) {
  const { screen } = await requireScreen('owl', 'deals', 'new')
  const { copy, group } = await searchParams
  const copied = isUuid(firstValue(copy)) ? await getDeal(firstValue(copy)) : null
  const options = await listDealOptions(copied?.facts.productIds)
  const begins = copied ? copyOf(copied.facts) : { ...EMPTY_DEAL_FORM, group: firstValue(group) }
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading
        title={copied ? `Copy of ${copied.facts.title}` : screen.title}
        description={
          copied
            ? 'One month later, with the same offer, products and places. It is a draft until you plan it.'
            : screen.description
        }
      />
      <DealForm
        name={copied ? `new-deal-${copied.id}` : 'new-deal'}
        action={addDeal}
        options={options}
        begins={begins}
        stored={null}
        group={null}
        picture={{ begin: beginFormPicture, finish: finishFormPicture.bind(null, 'deals') }}
        submit="Add deal"
      />
    </div>
  )
}
