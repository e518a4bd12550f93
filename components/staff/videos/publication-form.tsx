'use client'

import Link from 'next/link'
import { useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { PublicationStep, VideoStatus } from '@/lib/catalogue/video-fields'

export type PublicationState = {
  problem?: string
  done?: string
  /** The public pages that changed. */
  pages?: { path: string; title: string; shows: string }[]
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
      <form action={formAction} className="flex flex-wrap gap-2">
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
          {pages.length > 0 && (
            <ul className="text-sm">
              {pages.map(({ path, title, shows }) => (
                <li key={`${path} ${shows}`} className="py-0.5">
                  <Link href={path} prefetch={false} className="underline underline-offset-4">
                    {title}
                  </Link>{' '}
                  <span className="text-muted-foreground">{shows}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
