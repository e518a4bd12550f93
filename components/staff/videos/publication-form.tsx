'use client'

import { useActionState } from 'react'
import { Appearances } from '@/components/staff/record/appearances'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Appearance } from '@/lib/catalogue/appearances'
import type { PublicationStep, VideoStatus } from '@/lib/catalogue/video-fields'

export type PublicationState = {
  problem?: string
  done?: string
  /** The public pages that changed. */
  pages?: Appearance[]
}
export type PublicationAction = (previous: PublicationState, formData: FormData) => Promise<PublicationState>

const STEPS: Record<VideoStatus, readonly [step: PublicationStep, label: string][]> = {
  draft: [
    ['publish', 'Publish'],
    ['archive', 'Archive'],
  ],
  published: [
    ['unpublish', 'Unpublish'],
    ['archive', 'Archive'],
  ],
  archived: [
    ['publish', 'Publish'],
    ['restore', 'Restore as a draft'],
  ],
}

type Props = {
  status: VideoStatus
  /** Whether nothing keeps it from being published. */
  isComplete: boolean
  action: PublicationAction
}

export function PublicationForm({ status, isComplete, action }: Props) {
  const [{ problem, done, pages = [] }, formAction, isPending] = useActionState(action, {})
  return (
    <div className="grid gap-3">
      <form
        action={formAction}
        // A second click would answer that nothing was changed.
        onSubmit={(event) => isPending && event.preventDefault()}
        className="flex flex-wrap gap-2"
      >
        {STEPS[status].map(([step, label]) => (
          <button
            key={step}
            type="submit"
            name="step"
            value={step}
            disabled={step === 'publish' && !isComplete}
            aria-disabled={isPending}
            className={buttonVariants({ variant: step === 'publish' ? 'default' : 'outline', size: 'sm' })}
          >
            {label}
          </button>
        ))}
      </form>
      {!isComplete && status !== 'published' && (
        <p className="text-sm text-muted-foreground">It can be published when nothing needed is missing.</p>
      )}
      {problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {problem}
        </p>
      )}
      {done && (
        <div role="status" className="grid gap-2 border-l-2 border-primary py-1 pl-4">
          <p>{done}</p>
          <Appearances pages={pages} title="These pages changed" none="No other page changed." />
        </div>
      )}
    </div>
  )
}
