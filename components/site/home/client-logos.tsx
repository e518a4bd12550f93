import type { ClientLogo } from '@/lib/data/clients'
import { mediaPath } from '@/lib/paths'
import { dailyShuffle } from '@/lib/daily-shuffle'
import { ClientLogoImage } from './client-logo-image'

export function ClientLogos({ clients }: { clients: ClientLogo[] }) {
  if (clients.length === 0) return null
  return (
    <div className="border-y border-border py-8">
      <p className="text-sm font-medium text-muted-foreground">TRUSTED BY BRANDS ACROSS THE US</p>
      <ul className="mt-6 grid grid-cols-2 items-center gap-x-8 gap-y-6 sm:grid-cols-4 lg:grid-cols-8">
        {dailyShuffle(clients).map(({ id, name, logo }) => (
          <li key={id} className="relative h-12">
            <ClientLogoImage name={name} src={mediaPath('logos', logo)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
