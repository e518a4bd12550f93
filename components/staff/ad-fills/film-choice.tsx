'use client'

import type { FilmAnswer } from '@/lib/data/ads/fills/can-film'
import type { FormValues } from '@/lib/forms/form-state'

type Props = { answer: FilmAnswer; seconds: number; values: FormValues }

/** Whether each ad also gets a film. */
export function FilmChoice({ answer, seconds, values }: Props) {
  if (answer === 'still') return null
  if (answer === 'no-ffmpeg') {
    return (
      <p className="text-sm text-muted-foreground">
        Only pictures are made: this server has no ffmpeg. On the page of each ad your browser can make its
        film.
      </p>
    )
  }
  return (
    <label className="flex min-h-9 items-center gap-3">
      <input
        type="checkbox"
        name="motion"
        value="yes"
        defaultChecked={values.motion !== undefined}
        className="size-4 shrink-0 accent-primary"
      />
      Also as a film
      <span className="text-sm text-muted-foreground tabular-nums">MP4, {seconds} s</span>
    </label>
  )
}
