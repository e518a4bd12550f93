import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewAdGroupForm } from '@/components/staff/ad-groups/new-ad-group-form'
import { ScreenHeading } from '@/components/staff/headings'
import { getAdCatalogue } from '@/lib/data/ads/ad-catalogue'
import { listClientOptions } from '@/lib/data/catalogue/client-list'
import { getDeal } from '@/lib/data/owl/deals/deal-record'
import { firstValue, isUuid } from '@/lib/list/query'
import { dealBrief } from '@/lib/owl/deals/brief'
import { requireScreen } from '@/lib/portal/require-screen'
import { isRecordScreen } from '@/lib/portal/screens'
import { adGroupFields } from '@/lib/schemas/ad-group-fields'
import { addAdGroup } from './actions'

export const metadata: Metadata = { title: 'New ad group' }

export default async function NewAdGroupPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-groups/new'>) {
  const { area: named } = await params
  const { area, screen } = await requireScreen(named, 'ad-groups', 'new')
  // In the designers' area 'new' matches the screen of one group, because they cannot create groups.
  if (isRecordScreen(screen)) notFound()
  const { name, client, catalogueClient, deal: dealId } = await searchParams
  const [{ clients, products }, catalogueClients, deal] = await Promise.all([
    getAdCatalogue(),
    listClientOptions(),
    isUuid(firstValue(dealId)) ? getDeal(firstValue(dealId)) : null,
  ])
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewAdGroupForm
        action={addAdGroup.bind(null, area)}
        clients={clients.map(({ name }) => name)}
        products={products.map(({ name }) => name)}
        catalogueClients={catalogueClients.map(({ name }) => name)}
        start={{
          name: deal ? deal.facts.title.slice(0, adGroupFields.name.max) : firstValue(name),
          client: deal?.group.name ?? firstValue(client),
          description: deal ? dealBrief(deal, adGroupFields.description.max) : '',
          catalogueClient: firstValue(catalogueClient),
        }}
        deal={deal && { id: deal.id, title: deal.facts.title, picture: deal.facts.picture }}
      />
    </div>
  )
}
