'use client'

import { useActionState } from 'react'
import { OfficeTime } from '@/components/staff/office-time'
import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

type PreviewLink = { id: string; createdAt: string; expiresAt: string; creator: string | null }

type Props = {
  links: PreviewLink[]
  create: Action
  revokeOf: Record<string, () => Promise<void>>
}

/** Links that show the page to people without an account. */
export function PreviewLinks({ links, create, revokeOf }: Props) {
  const [{ problem, values }, formAction, isPending] = useActionState(create, {})
  return (
    <div className="grid gap-3">
      <form
        action={formAction}
        onSubmit={(event) => isPending && event.preventDefault()}
        className="grid gap-2"
      >
        <p className="text-sm text-muted-foreground">
          Anyone with a link can see the saved page for seven days. Search engines cannot.
        </p>
        <button
          type="submit"
          aria-disabled={isPending}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
        >
          {isPending ? 'Creating…' : 'Create a link'}
        </button>
      </form>
      {problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {problem}
        </p>
      )}
      {values?.address && (
        <div role="status">
          <label className="grid gap-1 border-l-2 border-primary py-1 pl-4 text-sm">
            The new link. It is shown only once:
            <Input
              key={values.address}
              readOnly
              defaultValue={values.address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        </div>
      )}
      {links.length > 0 && (
        <ul aria-label="Links that work" className="divide-y border-y text-sm">
          {links.map(({ id, createdAt, expiresAt, creator }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span>
                <OfficeTime at={createdAt} className="tabular-nums" />
                <span className="block text-muted-foreground">
                  {creator && `${creator}, `}until <OfficeTime at={expiresAt} className="tabular-nums" />
                </span>
              </span>
              <form action={revokeOf[id]}>
                <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
                  Revoke
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
