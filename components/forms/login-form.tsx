'use client'

import { unstable_rethrow } from 'next/navigation'
import { useActionState, useState, useTransition, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { LoginAction } from '@/lib/forms/form-state'
import { LoginAlert } from './login-alert'

type LoginFormProps = {
  action: LoginAction
  /** The page to return to after signing in. */
  next: string | null
}

/**
 * Posts by itself without JavaScript. With it, the request is sent by hand, so that a lost connection becomes a message
 * and what was typed stays in the fields.
 */
export function LoginForm({ action, next }: LoginFormProps) {
  const [posted, formAction] = useActionState(action, {})
  const [message, setMessage] = useState(posted.message)
  const [isPending, startTransition] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const formData = new FormData(event.currentTarget)
    formData.set('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone)
    // The router may show its copy of the stored page at an address that names a page to return to.
    const asked = new URLSearchParams(location.search).get('next')
    if (asked && !formData.has('next')) formData.set('next', asked)
    startTransition(async () => {
      setMessage(undefined)
      const answer = await action({}, formData).catch((error: unknown) => {
        unstable_rethrow(error)
        return { message: 'Login failed. Please try again.' }
      })
      startTransition(() => setMessage(answer.message))
    })
  }

  return (
    <div className="grid gap-6">
      {message && <LoginAlert message={message} next={next} onDismiss={() => setMessage(undefined)} />}
      <form action={formAction} onSubmit={submit} noValidate className="grid gap-5">
        {next && <input type="hidden" name="next" value={next} />}
        <Field label="Email">
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              defaultValue={posted.email}
              aria-required
            />
          )}
        </Field>
        <Field label="Password">
          {(control) => (
            <Input
              {...control}
              type="password"
              name="password"
              autoComplete="current-password"
              aria-required
            />
          )}
        </Field>
        <Button type="submit" size="lg" aria-disabled={isPending} className="mt-1">
          {isPending ? 'Signing in…' : 'Sign In'}
        </Button>
      </form>
    </div>
  )
}
