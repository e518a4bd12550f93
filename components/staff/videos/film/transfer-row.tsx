import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'
import { fileSize } from '@/lib/text/format'
import type { FilmTransfer, Phase } from './film-transfers'

const STATES: Record<Phase, string> = {
  waiting: 'Waiting to start',
  sending: 'Uploading',
  paused: 'Paused',
  interrupted: 'Connection lost. The upload resumes automatically',
  'signed-out': 'Your session has ended',
  checking: 'Uploaded. The server checks the film now, which takes a moment for each gigabyte',
  failed: 'Not uploaded',
}

function timeLeft(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s left`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`
}

type Props = {
  transfer: FilmTransfer
  pause: () => void
  resume: () => void
  cancel: () => void
}

const small = buttonVariants({ variant: 'outline', size: 'sm' })

/** The numbers are outside the status: screen readers would read out every change. */
export function TransferRow({ transfer, pause, resume, cancel }: Props) {
  const { file, phase, sent, checked, speed, problem, canRetry } = transfer
  const isChecking = phase === 'checking'
  const percent = Math.floor((sent / (file.size || 1)) * 100)
  const control = (label: string, onClick: () => void): ReactNode => (
    <button type="button" onClick={onClick} className={small}>
      {label}
      <span className="sr-only"> {file.name}</span>
    </button>
  )
  return (
    <li className="grid gap-2 py-3">
      <p className="font-medium [overflow-wrap:anywhere]">{file.name}</p>
      {phase === 'failed' ? (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-sm text-destructive">
          {STATES.failed}. {problem}
        </p>
      ) : (
        <>
          <p role="status" className="text-sm">
            {STATES[phase]}
            {phase === 'signed-out' && (
              <>
                .{' '}
                <a href={paths.login()} target="_blank" className="underline underline-offset-4">
                  Sign in in a new tab
                </a>
                , then continue here.
              </>
            )}
          </p>
          <progress
            value={isChecking ? checked || undefined : sent}
            max={isChecking ? 100 : file.size}
            aria-label={`${isChecking ? 'Check' : 'Upload'} of ${file.name}`}
            className="progress"
          />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted-foreground tabular-nums">
          {phase !== 'failed' && !isChecking && `${percent} % of `}
          {fileSize(file.size)}
          {speed && ` · ${fileSize(Math.round(speed.bytesPerSecond))}/s · ${timeLeft(speed.secondsLeft)}`}
        </p>
        <div className="flex flex-wrap gap-2">
          {phase === 'sending' && control('Pause', pause)}
          {(phase === 'paused' || phase === 'interrupted' || phase === 'signed-out') &&
            control('Continue', resume)}
          {phase === 'failed' && canRetry && control('Try again', resume)}
          {!isChecking && control(phase === 'failed' ? 'Dismiss' : 'Cancel', cancel)}
        </div>
      </div>
    </li>
  )
}
