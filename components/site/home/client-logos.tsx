import Image from 'next/image'
import type { ClientLogo } from '@/lib/data/clients'
import { mediaPath } from '@/lib/paths'

export function ClientLogos({ clients }: { clients: ClientLogo[] }) {
  if (clients.length === 0) return null
  return (
    <div className="border-y border-border py-8">
      <p className="text-sm font-medium text-muted-foreground">TRUSTED BY BRANDS ACROSS THE US</p>
      <ul className="mt-6 grid grid-cols-2 items-center gap-x-8 gap-y-6 sm:grid-cols-4 lg:grid-cols-8">
        {clients.map(({ id, name, logo }) => (
          <li key={id} className="relative h-12">
            <Image
              src={mediaPath('logos', logo)}
              alt={name}
              fill
              quality={80}
              sizes="160px"
              className="object-contain object-left opacity-80"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
