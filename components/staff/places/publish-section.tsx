'use client'

import { useActionState } from 'react'
import { SidebarSection } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { countWords, describeGate } from '@/lib/catalogue/places/gate'
import type { PlaceRecord } from '@/lib/data/website/place-page-record'
import type { Action } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { PlaceStatusBadge } from './place-status'

type Props = { page: PlaceRecord; publish: Action }

export function PublishSection({ page, publish }: Props) {
  const [{ problem, done }, formAction, isPending] = useActionState(publish, {})
  const { slug, status, isComposed, films, texts } = page
  const isPublished = status === 'published'
  return (
    <SidebarSection id="publish" title="Publish">
      <p className="flex flex-wrap items-center gap-2">
        <PlaceStatusBadge status={status} />
        {isComposed && <Badge>Composed text</Badge>}
      </p>
      <p className="text-sm tabular-nums">
        {describeGate({ words: countWords(texts.content), films, isPublished })}
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {isPublished && (
          // A plain link: the router's copy of a page that just changed is old.
          <a href={paths.place(slug)} className="py-1 underline underline-offset-4">
            Open its page
          </a>
        )}
        <StaffLink href={staffPaths.placePagePreview(page.id)} className="py-1 underline underline-offset-4">
          See it as visitors do
        </StaffLink>
      </p>
      <form action={formAction} onSubmit={(event) => isPending && event.preventDefault()}>
        <button
          type="submit"
          name="status"
          value={isPublished ? 'draft' : 'published'}
          aria-disabled={isPending}
          className={buttonVariants({ variant: isPublished ? 'outline' : 'default', size: 'sm' })}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </button>
      </form>
      {problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {problem}
        </p>
      )}
      {done && (
        <p role="status" className="border-l-2 border-primary py-1 pl-4">
          {done.title}
        </p>
      )}
    </SidebarSection>
  )
}
