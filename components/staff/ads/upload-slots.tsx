'use client'

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { AD_KIND_LABELS, AD_KINDS, type AdKind } from '@/lib/ads/types'
import { adKindForType, UPLOAD_RULES, type UploadActions } from '@/lib/ads/upload-rules'
import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import { adUploadTarget } from './ad-upload-target'

type Props = {
  actions: UploadActions
  currentFiles: Record<AdKind, ReactNode>
  hasFile: Record<AdKind, boolean>
}

/** Dropped and pasted files go to the slot of their kind. */
export function UploadSlots({ actions, currentFiles, hasFile }: Props) {
  const uploads = {
    static: useUpload(adUploadTarget('static', actions)),
    motion: useUpload(adUploadTarget('motion', actions)),
  }
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
      label={AD_KIND_LABELS[kind].toLowerCase()}
      types={UPLOAD_RULES[kind].types}
      allowedText={UPLOAD_RULES[kind].allowedText}
      upload={uploads[kind]}
      hasFile={hasFile[kind]}
      onFiles={(files) => distribute(files, kind)}
    >
      {currentFiles[kind]}
    </UploadSlot>
  ))
}
