'use client'

import { useActionState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

type Props = {
  action: Action
  /** Posted along with the address. */
  digest?: string
  label: string
  hint?: string
  submit: string
  isDangerous?: boolean
}

/** An address is not kept as a draft in the browser. It ends with a redirect. */
export function AddressForm({ action, digest, label, hint, submit, isDangerous = false }: Props) {
  const [state, formAction, isPending] = useActionState(action, {})
  return (
    <form action={formAction} className="grid max-w-xl justify-items-start gap-4">
      {digest && <input type="hidden" name="digest" value={digest} />}
      <Field label={label} hint={hint} error={state.errors?.email} className="w-full">
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            defaultValue={state.values?.email}
          />
        )}
      </Field>
      {state.problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {state.problem}
        </p>
      )}
      <Button
        type="submit"
        variant={isDangerous ? 'destructive' : undefined}
        aria-disabled={isPending}
        onClick={(event) => isPending && event.preventDefault()}
      >
        {submit}
      </Button>
    </form>
  )
}
