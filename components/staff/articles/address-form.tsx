'use client'

import { useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

type Props = { slug: string; wasPublic: boolean; action: Action }

/** Changes the address and the links to it in one act. */
export function AddressForm({ slug, wasPublic, action }: Props) {
  const [{ problem, errors, values }, formAction, isPending] = useActionState(action, {})
  return (
    <form
      action={formAction}
      onSubmit={(event) => isPending && event.preventDefault()}
      className="grid gap-3"
      noValidate
    >
      <input type="hidden" name="expected" value={slug} />
      <Field
        label="Address: /blog/…"
        error={errors?.slug}
        hint={
          wasPublic
            ? 'The old address redirects to the new one, and links in other texts are updated.'
            : 'It follows the title until you change it, and stays from the first publication on.'
        }
      >
        {(control) => (
          <Input
            {...control}
            key={slug}
            name="slug"
            maxLength={200}
            defaultValue={values?.slug ?? slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {problem}
        </p>
      )}
      <button
        type="submit"
        aria-disabled={isPending}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
      >
        {isPending ? 'Changing…' : 'Change the address'}
      </button>
    </form>
  )
}
