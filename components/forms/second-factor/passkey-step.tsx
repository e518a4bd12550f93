'use client'

import { useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Button } from '@/components/ui/button'
import type { PasskeyStepActions } from '@/lib/forms/passkey-state'
import { askDevice } from './ask-device'

const NONE = 'No passkey can be used here. Reload the page, or enter a code.'

/** The second step of a sign-in. Without scripts there are the codes. */
export function PasskeyStep({ start, finish }: PasskeyStepActions) {
  const isHydrated = useHydrated()
  const [problem, setProblem] = useState<string>()
  const [isPending, startTransition] = useTransition()

  function sign() {
    if (isPending) return
    startTransition(async () => {
      try {
        const options = await start()
        const reply = options
          ? await askDevice(({ startAuthentication }) => startAuthentication({ optionsJSON: options }))
          : { problem: NONE }
        const said = 'answer' in reply ? (await finish(reply.answer)).problem : reply.problem
        startTransition(() => setProblem(said))
      } catch (error) {
        const said = problemOf(error)
        startTransition(() => setProblem(said))
      }
    })
  }

  if (!isHydrated) return null
  return (
    <div className="grid justify-items-start gap-3 border-b pb-6">
      <Button type="button" onClick={sign} aria-disabled={isPending}>
        {isPending ? 'Asking your device…' : 'Use a passkey'}
      </Button>
      {problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {problem}
        </p>
      )}
    </div>
  )
}
