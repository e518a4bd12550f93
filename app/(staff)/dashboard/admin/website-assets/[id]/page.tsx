import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { AssetDetail } from '@/components/staff/website-assets/asset-detail'
import { AssetHistory } from '@/components/staff/website-assets/asset-history'
import { AssetUpload } from '@/components/staff/website-assets/asset-upload'
import { SectionPreview } from '@/components/staff/website-assets/section-preview'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { toSiteAssets } from '@/lib/catalogue/assets/site-assets'
import { listAppearances } from '@/lib/data/catalogue/appearances'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { getHomePage } from '@/lib/data/website/home-page'
import { listFilesInUse } from '@/lib/data/website/site-assets'
import { type AssetRecord, getAssetRecord } from '@/lib/data/website/website-assets'
import { firstValue } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { showVersion } from './actions'
import { beginAssetUpload, finishAssetUpload } from './upload'

export const metadata: Metadata = { title: 'Website asset' }

const SOME = 10
const ALL = 199

/** The asked-for version; otherwise one that was uploaded after the last change and waits to be used. */
function findPreviewed({ versions, inUseId, changedAt }: AssetRecord, asked: string) {
  const newest = versions[0]
  const waiting = newest && newest.id !== inUseId && newest.createdAt > changedAt ? newest : undefined
  return asked === 'in-use' ? undefined : (versions.find(({ id }) => id === asked) ?? waiting)
}

export default async function WebsiteAssetPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/website-assets/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.websiteAsset(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const query = await searchParams
  const isWhole = query.history === 'all'
  const [record, pages, filesInUse, home, { entries, hasMore }] = await Promise.all([
    getAssetRecord(id),
    listAppearances({ kind: 'asset', id }),
    listFilesInUse(),
    getHomePage(),
    listRecordHistory('website_asset_slots', id, isWhole ? ALL : SOME),
  ])
  if (!record) notFound()
  const previewed = findPreviewed(record, firstValue(query.version))
  const assets = toSiteAssets({ ...filesInUse, ...(previewed && { [record.slot.id]: previewed.files }) })
  return (
    <AssetDetail
      record={record}
      pages={pages}
      previewed={previewed ?? null}
      upload={(kind, baseId) => (
        <AssetUpload
          kind={kind}
          begin={beginAssetUpload.bind(null, id, kind)}
          finish={finishAssetUpload.bind(null, id, kind, baseId)}
        />
      )}
      show={(versionId) => showVersion.bind(null, id, record.version, versionId)}
      preview={<SectionPreview slot={record.slot} assets={assets} {...home} />}
    >
      <AssetHistory
        entries={entries}
        versions={record.versions}
        moreHref={hasMore && !isWhole ? staffPaths.websiteAsset(id, { history: 'all' }) : null}
        undo={undoRecordChange.bind(null, 'website_asset_slots', id)}
      />
    </AssetDetail>
  )
}
