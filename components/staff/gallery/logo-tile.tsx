import { ClientLogoImage } from '@/components/site/home/client-logo-image'
import { Badge } from '@/components/ui/badge'
import type { StaffClient } from '@/lib/data/catalogue/clients'
import { mediaPath } from '@/lib/paths'

/** Logos are drawn for a dark background. The logo is hidden from screen readers because the name follows. */
export function LogoTile({ client: { name, logo, isFeatured } }: { client: StaffClient }) {
  return (
    <li className="grid grid-rows-[6rem_1fr] overflow-hidden rounded-md border bg-card">
      <div className="grid items-center bg-stone-950 px-4">
        {logo ? (
          <div aria-hidden="true" className="h-12 w-40">
            <ClientLogoImage name={name} src={mediaPath('logos', logo)} />
          </div>
        ) : (
          <span className="text-sm text-stone-300">No logo</span>
        )}
      </div>
      <div className="flex items-start justify-between gap-3 border-t p-3">
        <span className="min-w-0 font-medium break-words">{name}</span>
        {isFeatured && (
          <Badge variant="secondary" className="shrink-0">
            Home page
          </Badge>
        )}
      </div>
    </li>
  )
}
