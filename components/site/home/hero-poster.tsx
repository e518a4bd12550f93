import { preload } from 'react-dom'
import { mediaPath } from '@/lib/paths'

const poster = (file: string) => mediaPath('website-assets', `hero/${file}`)

/** The upright picture is for phones, where the frame is 4:5. Both are encoded to size: nothing has to be resized first. */
const PHONE = '(max-width: 639.98px)'
const WIDE = '(min-width: 640px)'

/** The first picture of the site, fetched before anything else that is not needed to paint. Fills its positioned parent. */
export function HeroPoster() {
  for (const [file, media] of [
    ['poster-mobile.avif', PHONE],
    ['poster.avif', WIDE],
  ] as const)
    preload(poster(file), { as: 'image', type: 'image/avif', fetchPriority: 'high', media })
  return (
    <picture>
      <source media={PHONE} type="image/avif" srcSet={poster('poster-mobile.avif')} />
      <source media={PHONE} type="image/webp" srcSet={poster('poster-mobile.webp')} />
      <source type="image/avif" srcSet={poster('poster.avif')} />
      <img
        src={poster('poster.webp')}
        alt=""
        fetchPriority="high"
        // Decoded at once: otherwise the first paint leaves it out.
        decoding="sync"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}
