'use client'

import { useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { buttonVariants } from '@/components/ui/button-variants'
import type { FinishedUpload } from '@/lib/forms/upload'

type Props = { label: string; action: () => Promise<FinishedUpload> }

/** Shows beside itself why the action failed. */
export function ActionButton({ label, action }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()
  const run = () =>
    startTransition(async () => {
      const answer = await action().catch((error: unknown) => ({ problem: problemOf(error) }))
      startTransition(() => setProblem(answer.problem))
    })
  return (
    <>
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <button
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && run()}
        className={buttonVariants({ size: 'sm' })}
      >
        {isPending ? 'Checking…' : label}
      </button>
    </>
  )
}
