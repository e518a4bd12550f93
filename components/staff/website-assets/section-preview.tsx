import { Hero } from '@/components/site/home/hero/hero'
import { Network } from '@/components/site/home/network'
import type { SiteAssets } from '@/lib/catalogue/assets/site-assets'
import type { AssetSlot } from '@/lib/catalogue/assets/slots'
import { site } from '@/lib/content/site'
import type { ClientLogo } from '@/lib/data/catalogue/clients'
import type { HomeFilms } from '@/lib/data/catalogue/home-films'
import { AssetPicture } from './asset-picture'

type Props = { slot: AssetSlot; assets: SiteAssets; clients: ClientLogo[]; films: HomeFilms }

/** The real section of the page, to look at only. */
export function SectionPreview({ slot, assets, clients, films }: Props) {
  return (
    <div className="grid gap-4">
      <div
        inert
        className="public-look max-h-[48rem] overflow-hidden rounded-md border bg-background text-foreground scheme-dark"
      >
        <Section slot={slot} assets={assets} clients={clients} films={films} />
      </div>
      {slot.id === 'hero-poster-phone' && (
        <p className="text-sm text-muted-foreground">
          Wide screens show the wide poster here. Open this page on a phone to see this one in its place.
        </p>
      )}
    </div>
  )
}

function Section({ slot, assets, clients, films }: Props) {
  switch (slot.folder) {
    case 'hero':
      return <Hero clients={clients} films={films['hero-thumbnails']} assets={assets} />
    case 'people':
      return <Network portraits={assets.portraits} />
    case 'share':
      return <ShareCard address={assets.sharePicture} slot={slot} />
  }
}

/** As networks show a link. */
const ShareCard = ({ address, slot }: { address: string | null; slot: AssetSlot }) => (
  <div className="m-6 max-w-md overflow-hidden rounded-md border bg-card">
    {address ? (
      <AssetPicture slot={slot} files={{ jpeg: address.slice(address.indexOf('share/')) }} />
    ) : (
      <p className="p-6 text-muted-foreground">Links to the home page are shared without a picture.</p>
    )}
    <p className="p-4 font-medium">{site.name}</p>
  </div>
)
