import type { Metadata } from 'next'
import { Gallery } from '@/components/staff/gallery/gallery'
import { LogoTile } from '@/components/staff/gallery/logo-tile'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { listClientLogos } from '@/lib/data/catalogue/clients'
import { screenHref, getScreen } from '@/lib/portal/screens'

const screen = getScreen('admin', 'upload-client-logos')

export const metadata: Metadata = { title: screen.title }

export default async function ClientLogosPage() {
  await requireArea('admin', screenHref(screen))
  const clients = await listClientLogos()
  const withLogo = clients.filter(({ logo }) => logo !== null).length
  return (
    <div className="grid gap-8">
      <ScreenHeading {...screen} />
      <Gallery summary={`${clients.length} clients, ${withLogo} with a logo`}>
        {clients.map((client) => (
          <LogoTile key={client.id} client={client} />
        ))}
      </Gallery>
    </div>
  )
}
