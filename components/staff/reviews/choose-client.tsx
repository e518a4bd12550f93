'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { fieldLook } from '@/components/ui/input'

type Props = {
  /** The page that the form below belongs to. */
  action: string
  clients: readonly { id: string; name: string }[]
  /** Empty before one is chosen. */
  chosen: string
}

/** The first step: a review names people and films of one client. Without JavaScript it is a form with a button. */
export function ChooseClient({ action, clients, chosen }: Props) {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isPending, startTransition] = useTransition()
  return (
    <form action={action} className="flex max-w-2xl flex-wrap items-end gap-3" aria-busy={isPending}>
      <Field label="Client" className="min-w-60 grow">
        {(control) => (
          <select
            {...control}
            // React applies a default value only once.
            key={chosen}
            name="client"
            required
            defaultValue={chosen}
            onChange={({ currentTarget: { value } }) =>
              startTransition(() => router.replace(`${action}?client=${value}`, { scroll: false }))
            }
            className={`${fieldLook} h-11`}
          >
            <option value="" disabled>
              Choose a client
            </option>
            {clients.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isHydrated ? (
        <p role="status" className="min-w-24 py-2.5 text-muted-foreground">
          {isPending && 'Loading…'}
        </p>
      ) : (
        <button type="submit" className={buttonVariants({ variant: 'outline', className: 'min-w-24' })}>
          Next
        </button>
      )}
    </form>
  )
}
