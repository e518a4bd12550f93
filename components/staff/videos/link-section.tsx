'use client'

import { useActionState } from 'react'
import { SuggestInput } from '@/components/staff/record/suggest-input'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { CloseIcon } from '@/components/ui/close-icon'
import type { LinkKind } from '@/lib/catalogue/video-fields'
import { staffPaths } from '@/lib/portal/staff-paths'
import { videoFields } from '@/lib/schemas/video-fields'

export type LinkState = {
  problem?: string
  /** What was typed, and the records whose names are similar. */
  typed?: string
  choices?: { id: string; name: string }[]
}
type LinkAction = (previous: LinkState, formData: FormData) => Promise<LinkState>

type Props = {
  kind: LinkKind
  title: string
  linked: readonly { id: string; name: string; unlink: () => Promise<void>; href?: string }[]
  link: LinkAction
}

const SMALL = { variant: 'outline', size: 'sm' } as const

/** What a video is linked to. Finds by name, and adds what is not there yet. */
export function LinkSection({ kind, title, linked, link }: Props) {
  const [state, action, isPending] = useActionState(link, {})
  const { problem, typed, choices = [] } = state
  const noun = videoFields[kind].label.toLowerCase()
  return (
    <section aria-labelledby={`${kind}-links`} className="grid gap-3">
      <h2 id={`${kind}-links`} className="type-heading">
        {title}
      </h2>
      {linked.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {linked.map(({ id, name, href, unlink }) => (
            <li key={id} className="inline-flex max-w-full items-center rounded-md border bg-card pl-3">
              <span className="min-w-0 py-1.5 [overflow-wrap:anywhere]">
                {href ? (
                  <StaffLink href={href} className="underline underline-offset-4">
                    {name}
                  </StaffLink>
                ) : (
                  name
                )}
              </span>
              <form action={unlink}>
                <button
                  type="submit"
                  aria-label={`Remove ${name}`}
                  className="grid size-11 place-items-center text-muted-foreground hover:text-foreground [&_svg]:size-4"
                >
                  <CloseIcon />
                </button>
              </form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground">None yet.</p>
      )}
      <form action={action} aria-label={`Add ${noun}`} className="grid max-w-md gap-3">
        <div className="flex gap-2">
          <SuggestInput
            // Remounts with what was typed: React resets the form after its action.
            key={typed}
            source={staffPaths.videoSuggestions(kind)}
            name="name"
            aria-label={videoFields[kind].label}
            aria-describedby={problem && `${kind}-problem`}
            aria-invalid={problem ? true : undefined}
            maxLength={videoFields[kind].max}
            defaultValue={typed}
            className="h-11!"
          />
          <button type="submit" aria-disabled={isPending} className={buttonVariants({ variant: 'outline' })}>
            {isPending ? 'Adding…' : 'Add'}
          </button>
        </div>
        {problem && (
          <p id={`${kind}-problem`} role="alert" className="text-sm text-destructive">
            {problem}
          </p>
        )}
        {typed && (
          <div className="flex flex-wrap gap-2">
            {choices.map(({ id, name }) => (
              <button key={id} type="submit" name="choose" value={id} className={buttonVariants(SMALL)}>
                {name}
              </button>
            ))}
            <button type="submit" name="create" value={typed} className={buttonVariants(SMALL)}>
              New {noun} “{typed}”
            </button>
          </div>
        )}
      </form>
    </section>
  )
}
