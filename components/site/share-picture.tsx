import { site } from '@/lib/content/site'
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-image'

/** `src` is a whole address. In the page, because metadata that waits for the database makes every answer larger. */
export const SharePicture = ({ src }: { src: string }) => (
  <>
    <meta property="og:image" content={src} />
    <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
    <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
    <meta property="og:image:alt" content={site.tagline} />
  </>
)
