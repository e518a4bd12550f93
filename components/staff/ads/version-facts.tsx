import { OfficeTime } from '@/components/staff/office-time'
import { toAdFileType, typeName } from '@/lib/ads/upload-rules'
import type { AdVersion } from '@/lib/data/ads/ad-detail'
import { fileSize } from '@/lib/text/format'

export function VersionFacts({ version }: { version: AdVersion }) {
  const { contentType, bytes, uploader, createdAt } = version
  const type = toAdFileType(contentType)
  return (
    <div className="min-w-0 text-sm">
      <p className="font-medium [overflow-wrap:anywhere]">{displayFileName(version)}</p>
      <p className="text-muted-foreground">
        {type ? typeName(type) : contentType} · {fileSize(bytes)} · <OfficeTime at={createdAt} />
        {uploader && ` · ${uploader}`}
      </p>
    </div>
  )
}

export const fileNameInGroup = ({ path }: Pick<AdVersion, 'path'>): string =>
  path.slice(path.indexOf('/') + 1)

export const displayFileName = (version: Pick<AdVersion, 'path' | 'fileName'>): string =>
  version.fileName ?? fileNameInGroup(version)
