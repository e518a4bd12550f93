'use client'

import { useState } from 'react'
import { UploadProgress } from '@/components/staff/upload/upload-progress'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Button } from '@/components/ui/button'
import type { Crop } from '@/lib/catalogue/picture/crop'
import { pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import type { VideoLayout } from '@/lib/video/layout'
import { CropStage } from './crop-stage'
import { FramePicker } from './frame-picker'
import { readPicture, type Picture } from './picture'
import { PictureInput } from './picture-input'

/** Bound to the film. */
export type PosterActions = {
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (crop: Crop, path: string) => Promise<FinishedUpload>
}

type Props = {
  film: string | null
  candidates: readonly string[]
  /** Address of the whole picture that the poster was cropped from; null when it is not kept. */
  original: string | null
  layout: VideoLayout | null
  hasPoster: boolean
  actions: PosterActions
}

type Step = { name: 'choose' } | { name: 'frame' } | { name: 'crop'; picture: Picture }

export function PosterStudio({ film, candidates, original, layout, hasPoster, actions }: Props) {
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, width: 1 })
  const [problem, setProblem] = useState<string | null>(null)
  const isHydrated = useHydrated()
  const upload = useUpload({
    label: 'Poster',
    check: pictureUploadProblem,
    begin: actions.begin,
    finish: (path) => actions.finish(crop, path),
  })
  useLeaveGuard(upload.isBusy)

  async function take(file: File | Promise<File>) {
    setProblem(null)
    const picture = await readPicture(file, layout)
    if ('problem' in picture) return setProblem(picture.problem)
    setCrop(picture.crop)
    setStep({ name: 'crop', picture })
  }

  const back = () => setStep({ name: 'choose' })
  return (
    <div className="grid gap-3">
      {step.name === 'choose' && (
        <div className="flex flex-wrap gap-2">
          {film && (
            <Button
              type="button"
              size="sm"
              variant={hasPoster ? 'outline' : 'default'}
              disabled={!isHydrated}
              onClick={() => setStep({ name: 'frame' })}
            >
              Take a frame
            </Button>
          )}
          <PictureInput isDisabled={!isHydrated} hasPoster={hasPoster} onFile={(file) => void take(file)} />
          {original && (
            <Button
              type="button"
              size="sm"
              variant="outline"
              disabled={!isHydrated}
              onClick={() => void take(fetchPicture(original))}
            >
              Crop again
            </Button>
          )}
        </div>
      )}
      {step.name === 'frame' && film && (
        <FramePicker film={film} candidates={candidates} onFrame={(file) => void take(file)} onClose={back} />
      )}
      {step.name === 'crop' && (
        <>
          <CropStage picture={step.picture} crop={crop} onCrop={setCrop} isDisabled={upload.isBusy} />
          <UploadProgress upload={upload} label="poster" />
          {!upload.isBusy && (
            <div className="flex flex-wrap gap-2">
              <Button type="button" size="sm" onClick={() => upload.start(step.picture.file)}>
                Save poster
              </Button>
              <Button type="button" size="sm" variant="ghost" onClick={back}>
                Cancel
              </Button>
            </div>
          )}
        </>
      )}
      {problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-sm text-destructive">
          {problem}
        </p>
      )}
      <noscript>
        <p className="text-sm">Choosing a poster needs JavaScript.</p>
      </noscript>
    </div>
  )
}

/** @throws when the picture is not there. */
async function fetchPicture(address: string): Promise<File> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(String(response.status))
  const picture = await response.blob()
  return new File([picture], 'picture', { type: picture.type })
}
