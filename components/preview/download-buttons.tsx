'use client'

import { Download } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { NamedFile } from '@/lib/ads/file-names'
import { fitsInBrowser } from '@/lib/ads/browser-zip'
import { previewPaths } from '@/lib/preview-paths'
import { countOnce } from './count-once'
import { fetchBlob, listMissing, saveBlob } from './downloads'

type DownloadFileProps = {
  groupId: string
  file: NamedFile
  /** For screen readers. */
  label: string
}

export function DownloadFile({ groupId, file: { adId, kind, name }, label }: DownloadFileProps) {
  const [busy, setBusy] = useState(false)
  const source = previewPaths.file(groupId, adId, kind)

  async function download() {
    setBusy(true)
    countOnce(`ad-downloaded:${adId}`, previewPaths.downloaded(groupId, adId))
    try {
      saveBlob(await fetchBlob(source), name)
    } catch {
      window.open(source, '_blank', 'noopener')
    }
    setBusy(false)
  }

  return (
    <a
      // Without scripts.
      href={previewPaths.file(groupId, adId, kind, { download: true })}
      download={name}
      aria-disabled={busy}
      onClick={(event) => {
        event.preventDefault()
        if (!busy) void download()
      }}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Download aria-hidden="true" />
      {busy ? 'Downloading...' : 'Download'}
      <span className="sr-only">{label}</span>
    </a>
  )
}

type DownloadAllProps = {
  groupId: string
  files: readonly NamedFile[]
  zip: string
}

/** Not supported by all browsers. */
const memoryOf = (device: Navigator & { deviceMemory?: number }) => device.deviceMemory

/** Small archives are packed in the browser; the link is the server's archive. */
export function DownloadAll({ groupId, files, zip }: DownloadAllProps) {
  const [done, setDone] = useState<number | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const isPacking = done !== null

  async function pack() {
    setDone(0)
    try {
      const { zipFiles } = await import('./zip-files')
      const sources = files.map(({ name, adId, kind }) => ({
        name,
        address: previewPaths.file(groupId, adId, kind),
      }))
      const zipped = await zipFiles(sources, setDone)
      setMissing(zipped.missing)
      if (zipped.archive) saveBlob(zipped.archive, zip)
    } catch (error) {
      console.warn(error)
      location.assign(previewPaths.zip(groupId))
      setMissing(await listMissing(groupId))
    }
    setDone(null)
  }

  function download(event: MouseEvent) {
    const isPacked = fitsInBrowser(bytes, memoryOf(navigator))
    if (isPacked || isPacking) event.preventDefault()
    if (isPacking) return
    countOnce(`ads-downloaded:${groupId}`, previewPaths.downloaded(groupId))
    setMissing([])
    if (isPacked) void pack()
    else void listMissing(groupId).then(setMissing)
  }

  return (
    <div className="grid justify-items-end gap-2 max-sm:w-full max-sm:justify-items-stretch">
      <a
        href={previewPaths.zip(groupId)}
        download={zip}
        aria-disabled={isPacking}
        onClick={download}
        className={buttonVariants({ variant: 'outline' })}
      >
        <Download aria-hidden="true" />
        {isPacking ? 'Downloading...' : 'Download All Ads'}
      </a>
      <p role="status" className="text-sm text-muted-foreground empty:-mt-2">
        {isPacking && `${done} of ${files.length} files`}
        {missing.length > 0 && `Could not be downloaded: ${missing.join(', ')}`}
      </p>
    </div>
  )
}
