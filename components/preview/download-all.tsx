'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { NamedFile } from '@/lib/ads/file-names'
import { MOST_IN_BROWSER } from '@/lib/ads/limits'
import { paths } from '@/lib/paths'
import { saveBlob } from './save-blob'

type Props = {
  groupId: string
  files: readonly NamedFile[]
  /** Name of the archive. */
  zip: string
}

/** Gigabytes, as browsers tell it; below this the server packs. Browsers that do not tell have enough. */
const ENOUGH_MEMORY = 2

const hasMemory = (navigator: Navigator & { deviceMemory?: number }) =>
  (navigator.deviceMemory ?? ENOUGH_MEMORY) >= ENOUGH_MEMORY

/** Packs in the browser what fits there. The link behind it has the server pack, also without scripts. */
export function DownloadAll({ groupId, files, zip }: Props) {
  const [done, setDone] = useState<number | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)

  async function download() {
    setDone(0)
    setMissing([])
    try {
      const { zipFiles } = await import('./zip-files')
      const sources = files.map(({ name, adId, kind }) => ({
        name,
        address: paths.previewFile(groupId, adId, kind),
      }))
      const zipped = await zipFiles(sources, setDone)
      setMissing(zipped.missing)
      if (zipped.archive) saveBlob(zipped.archive, zip)
    } catch (error) {
      console.warn(error)
      location.assign(paths.previewZip(groupId))
    }
    setDone(null)
  }

  return (
    <div className="grid justify-items-end gap-2 max-sm:w-full max-sm:justify-items-stretch">
      <a
        href={paths.previewZip(groupId)}
        download={zip}
        aria-disabled={done !== null}
        onClick={(event) => {
          if (bytes > MOST_IN_BROWSER || !hasMemory(navigator)) return
          event.preventDefault()
          if (done === null) void download()
        }}
        className={buttonVariants()}
      >
        <Download aria-hidden="true" />
        {done === null ? 'Download All Ads' : 'Downloading...'}
      </a>
      <p role="status" className="text-sm text-muted-foreground empty:-mt-2">
        {done !== null && `${done} of ${files.length} files`}
        {missing.length > 0 && `Could not be downloaded: ${missing.join(', ')}`}
      </p>
    </div>
  )
}
