'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { fetchBlob, saveBlob } from './save-blob'

type Props = {
  /** Shows the file. */
  source: string
  /** Has browsers save it, for those without scripts. */
  saveFrom: string
  name: string
  /** What is downloaded, for those who hear it. */
  label: string
}

export function DownloadFile({ source, saveFrom, name, label }: Props) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      saveBlob(await fetchBlob(source), name)
    } catch {
      window.open(source, '_blank', 'noopener')
    }
    setBusy(false)
  }

  return (
    <a
      href={saveFrom}
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
