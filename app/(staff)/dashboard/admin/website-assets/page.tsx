import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { AssetList } from '@/components/staff/website-assets/asset-list'
import { requireArea } from '@/lib/auth/session'
import { listAssetRecords } from '@/lib/data/website/website-assets'
import { screenHref, getScreen } from '@/lib/portal/screens'

const screen = getScreen('admin', 'website-assets')

export const metadata: Metadata = { title: screen.title }

export default async function WebsiteAssetsPage() {
  await requireArea('admin', screenHref(screen))
  const records = await listAssetRecords()
  return (
    <div className="grid gap-8">
      <ScreenHeading {...screen} />
      <AssetList records={records} />
    </div>
  )
}
