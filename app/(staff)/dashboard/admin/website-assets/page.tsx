import type { Metadata } from 'next'
import { AssetTile } from '@/components/staff/gallery/asset-tile'
import { Gallery } from '@/components/staff/gallery/gallery'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { listWebsiteAssets } from '@/lib/data/website/website-assets'
import { screenHref, getScreen } from '@/lib/portal/screens'

const screen = getScreen('admin', 'website-assets')

export const metadata: Metadata = { title: screen.title }

export default async function WebsiteAssetsPage() {
  await requireArea('admin', screenHref(screen))
  const assets = await listWebsiteAssets()
  return (
    <div className="grid gap-8">
      <ScreenHeading {...screen} />
      <Gallery summary={`${assets.length} files`}>
        {assets.map((asset) => (
          <AssetTile key={asset.path} asset={asset} />
        ))}
      </Gallery>
    </div>
  )
}
