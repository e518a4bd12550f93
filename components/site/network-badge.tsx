import Image from 'next/image'
import { FEATURED_PEOPLE } from '@/lib/content/network'

/** Four faces of the network with the claim that goes with them. */
export function NetworkBadge() {
  return (
    <div className="flex items-center gap-4">
      <div className="flex -space-x-3">
        {FEATURED_PEOPLE.map(({ name, image }) => (
          <Image
            key={name}
            src={image}
            alt=""
            width={48}
            height={48}
            quality={80}
            className="size-12 rounded-full border-2 border-background bg-muted object-cover"
          />
        ))}
      </div>
      <p className="leading-tight">
        <span className="block text-sm text-muted-foreground">Our Network</span>{' '}
        <span className="font-display text-2xl font-semibold tabular-nums">500+</span>
      </p>
    </div>
  )
}
