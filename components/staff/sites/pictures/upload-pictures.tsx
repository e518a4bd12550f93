import { useEffect, useEffectEvent, useState } from 'react'
import { FileDrop, FileField } from '@/components/staff/upload/file-drop'
import { UploadProgress } from '@/components/staff/upload/upload-progress'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import { PICTURE_RULE, PICTURE_TYPES, pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'

type Props = {
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string) => Promise<FinishedUpload>
}

/** Several files, one after the other. A file that fails waits for an answer before the next begins. */
export function UploadPictures({ begin, finish }: Props) {
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const upload = useUpload({ label: 'Picture', check: pictureUploadProblem, begin, finish })
  const isIdle = upload.state.step === 'idle'
  useLeaveGuard(upload.isBusy || waiting.length > 0)

  const startNext = useEffectEvent(() => {
    const [file] = waiting
    if (!isIdle || !file) return
    setWaiting(waiting.slice(1))
    upload.start(file)
  })
  useEffect(() => queueMicrotask(() => startNext()), [isIdle, waiting])

  const take = (files: readonly File[]) => setWaiting((before) => [...before, ...files])
  return (
    <FileDrop
      className="grid content-start gap-4 rounded-md outline-offset-8"
      overClassName="outline-2 outline-primary"
      onFiles={take}
    >
      <UploadProgress upload={upload} label="picture" />
      {waiting.length > 0 && (
        <p role="status" className="text-sm text-muted-foreground">
          {waiting.length} more {waiting.length === 1 ? 'waits' : 'wait'}
        </p>
      )}
      <FileField
        label="pictures"
        hasFile={false}
        types={PICTURE_TYPES}
        isMultiple
        rule={PICTURE_RULE}
        withoutScripts="Uploading needs JavaScript."
        onFiles={take}
      />
    </FileDrop>
  )
}
