'use client'

import { buttonVariants } from '@/components/ui/button-variants'
import { fileSize } from '@/lib/text/format'
import type { Upload } from './use-upload'

function timeLeft(seconds: number): string {
  const [value, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${value} ${unit}${value === 1 ? '' : 's'} left`
}

type Props = { upload: Upload; label: string }

/** The percentage is outside the status region: screen readers would read out every change. */
export function UploadProgress({ upload: { state, start, cancel }, label }: Props) {
  switch (state.step) {
    case 'idle':
      return null
    case 'sending': {
      const { file, sent, secondsLeft } = state
      const percent = Math.floor((sent / file.size) * 100)
      return (
        <div className="grid gap-2">
          <p role="status" className="text-sm [overflow-wrap:anywhere]">
            Uploading {file.name}
          </p>
          <progress value={sent} max={file.size} aria-label={`Upload of ${label}`} className="progress" />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm text-muted-foreground tabular-nums">
              {percent} % of {fileSize(file.size)}
              {secondsLeft !== null && ` · ${timeLeft(secondsLeft)}`}
            </p>
            <button
              type="button"
              onClick={cancel}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Cancel<span className="sr-only"> upload of {label}</span>
            </button>
          </div>
        </div>
      )
    }
    case 'checking':
      return (
        <p role="status" className="text-sm [overflow-wrap:anywhere]">
          Checking {state.file.name}…
        </p>
      )
    case 'failed': {
      const { file, problem, canRetry } = state
      return (
        <div role="alert" className="grid gap-2 border-l-2 border-destructive py-1 pl-4 text-sm">
          <p className="font-medium [overflow-wrap:anywhere]">{file.name} was not uploaded</p>
          <p className="text-destructive">{problem}</p>
          {canRetry && (
            <button
              type="button"
              onClick={() => start(file)}
              className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
            >
              Try again
            </button>
          )}
        </div>
      )
    }
  }
}
