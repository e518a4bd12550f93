import type { Metadata } from 'next'
import { LogoOrder } from '@/components/staff/clients/logo-order'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { listFeaturedOrder } from '@/lib/data/catalogue/featured-clients'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { placeLogo } from './actions'

const screen = getScreen('admin', 'upload-client-logos/order')

export const metadata: Metadata = { title: screen.title }

export default async function LogoOrderPage() {
  await requireArea('admin', screenHref(screen))
  const clients = await listFeaturedOrder()
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <ScreenHeading title={screen.title} description={screen.description} />
      {clients.length > 0 ? (
        <LogoOrder clients={clients} place={placeLogo} />
      ) : (
        <p className="text-muted-foreground">No client is featured. Feature one on its page.</p>
      )}
    </div>
  )
}
