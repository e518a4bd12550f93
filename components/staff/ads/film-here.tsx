'use client'

import { useEffect, useRef, useState } from 'react'
import { UploadProgress } from '@/components/staff/upload/upload-progress'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import { buttonVariants } from '@/components/ui/button-variants'
import type { FilledTemplate } from '@/lib/ads/templates/document'
import { extensionOf, type UploadActions } from '@/lib/ads/upload-rules'
import { adUploadTarget } from './ad-upload-target'

type Props = { film: FilledTemplate; title: string; hasFilm: boolean; uploads: UploadActions }

const NO_ENCODER =
  'This browser cannot make films. Use a current Chrome, Edge, Firefox or Safari, or make the film from the rows of a template.'
const NOT_MADE = 'The film could not be made in this browser. Reload the page and try again.'
const MAKING = { text: 'A film is still being made. Leaving cancels it.' }

type State =
  | { step: 'idle' }
  /** `share`: from 0 to 1. */
  | { step: 'drawing'; share: number }
  | { step: 'failed'; problem: string }

const IDLE: State = { step: 'idle' }

/** Makes the film of an ad in this browser, where the server has no ffmpeg or the ad was made as a picture only. */
export function FilmHere({ film, title, hasFilm, uploads }: Props) {
  const [state, setState] = useState(IDLE)
  const controllerRef = useRef<AbortController | null>(null)
  const upload = useUpload(adUploadTarget('motion', uploads))
  useLeaveGuard(state.step === 'drawing' || upload.isBusy, MAKING)
  useEffect(() => () => controllerRef.current?.abort(), [])

  async function make() {
    if (controllerRef.current) return
    const controller = new AbortController()
    controllerRef.current = controller
    setState({ step: 'drawing', share: 0 })
    try {
      // Only for those who make one: it is half a megabyte.
      const { makeFilm } = await import('@/components/staff/ad-templates/drawing/make-film')
      const made = await makeFilm(film, {
        signal: controller.signal,
        onProgress: (share) => setState({ step: 'drawing', share }),
      })
      setState(made ? IDLE : { step: 'failed', problem: NO_ENCODER })
      if (made) upload.start(new File([made], `${title}.${extensionOf(made.type)}`, { type: made.type }))
    } catch (error) {
      if (!controller.signal.aborted) console.error(error)
      setState(controller.signal.aborted ? IDLE : { step: 'failed', problem: NOT_MADE })
    } finally {
      controllerRef.current = null
    }
  }

  if (film.document.ground.kind === 'film') {
    return (
      <p className="text-sm text-muted-foreground">
        A film runs below this template, so its films are made on the server, from the rows of a template.
      </p>
    )
  }
  return (
    <div className="grid max-w-xl gap-3 noscript:hidden">
      {state.step === 'drawing' ? (
        <>
          <p role="status" className="text-sm">
            Your browser makes the film. Keep this page open.
          </p>
          <progress value={state.share} aria-label="Film" className="progress" />
          <button
            type="button"
            onClick={() => controllerRef.current?.abort()}
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
          >
            Cancel<span className="sr-only"> the film</span>
          </button>
        </>
      ) : (
        !upload.isBusy && (
          <button
            type="button"
            onClick={() => void make()}
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
          >
            {hasFilm ? 'Make the film again in this browser' : 'Make the film in this browser'}
          </button>
        )
      )}
      {state.step === 'failed' && (
        <p role="alert" className="text-sm text-destructive">
          {state.problem}
        </p>
      )}
      <UploadProgress upload={upload} label="the film" />
    </div>
  )
}
