'use client'

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { AD_KINDS, type AdKind } from '@/lib/ads/types'
import { adKindForType, type UploadActions } from '@/lib/ads/upload-rules'
import { UploadSlot } from './upload-slot'
import { useUpload } from './use-upload'

type Props = {
  actions: UploadActions
  currentFiles: Record<AdKind, ReactNode>
  hasFile: Record<AdKind, boolean>
}

/** Dropped and pasted files go to the slot of their kind. */
export function UploadSlots({ actions, currentFiles, hasFile }: Props) {
  const uploads = { static: useUpload('static', actions), motion: useUpload('motion', actions) }
  useLeaveGuard(uploads.static.isBusy || uploads.motion.isBusy)

  function distribute(files: readonly File[], droppedOn: AdKind) {
    for (const kind of AD_KINDS) {
      const file = files.find(({ type }) => (adKindForType(type) ?? droppedOn) === kind)
      if (file) uploads[kind].start(file)
    }
  }

  const handlePaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const known = [...(clipboardData?.files ?? [])].filter(({ type }) => adKindForType(type) !== null)
    distribute(known, 'static')
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => handlePaste(event)
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])

  return AD_KINDS.map((kind) => (
    <UploadSlot
      key={kind}
      kind={kind}
      upload={uploads[kind]}
      hasFile={hasFile[kind]}
      onFiles={(files) => distribute(files, kind)}
    >
      {currentFiles[kind]}
    </UploadSlot>
  ))
}

const QUESTION = 'A file is still being uploaded. Leave and cancel it?'

const isNavigation = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  return isPlain && link instanceof HTMLAnchorElement && link.target !== '_blank'
}

/** The browser asks on unload; links inside the portal do not unload, so they are intercepted. */
function useLeaveGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const listening = new AbortController()
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    const confirmLeave = (event: MouseEvent) => {
      if (!isNavigation(event) || confirm(QUESTION)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', confirmLeave, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [isBusy])
}
