import { mediaPath } from '@/lib/paths'

const poster = (file: string) => mediaPath('website-assets', `hero/${file}`)

/** The upright picture is for phones, where the frame is 4:5. Both are encoded to size: nothing has to be resized first. */
const PHONE = '(max-width: 639.98px)'
const WIDE = '(min-width: 640px)'

/** The first picture of the site, fetched before anything else that is not needed to paint. Fills its positioned parent. */
export function HeroPoster() {
  const preload = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
  return (
    <>
      <link {...preload} href={poster('poster-mobile.avif')} media={PHONE} />
      <link {...preload} href={poster('poster.avif')} media={WIDE} />
      <picture>
        <source media={PHONE} type="image/avif" srcSet={poster('poster-mobile.avif')} />
        <source media={PHONE} type="image/webp" srcSet={poster('poster-mobile.webp')} />
        <source type="image/avif" srcSet={poster('poster.avif')} />
        <img
          src={poster('poster.webp')}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    </>
  )
}
