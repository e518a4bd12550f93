import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewAdGroupForm } from '@/components/staff/ad-groups/new-ad-group-form'
import { ScreenHeading } from '@/components/staff/headings'
import { getAdCatalogue } from '@/lib/data/ads/ad-catalogue'
import { listClientOptions } from '@/lib/data/catalogue/client-list'
import { firstValue } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { isRecordScreen } from '@/lib/portal/screens'
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
  const [{ clients, products }, catalogueClients] = await Promise.all([getAdCatalogue(), listClientOptions()])
  const { name, client, catalogueClient } = await searchParams
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewAdGroupForm
        action={addAdGroup.bind(null, area)}
        clients={clients.map(({ name }) => name)}
        products={products.map(({ name }) => name)}
        catalogueClients={catalogueClients.map(({ name }) => name)}
        start={{
          name: firstValue(name),
          client: firstValue(client),
          catalogueClient: firstValue(catalogueClient),
        }}
      />
    </div>
  )
}
