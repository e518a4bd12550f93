'use client'

import { type ReactNode, useActionState, useState } from 'react'
import { CopyLink } from '@/components/staff/ad-groups/copy-link'
import type { QuoteFormAction, QuoteFormState } from '@/lib/quotes/form-state'
import { QuoteEditor, type QuoteEditorProps } from './quote-editor'

const NOTHING: QuoteFormState = {}

type QuoteWorkspaceProps = {
  /** Null where nothing can be edited. */
  draft: Pick<QuoteEditorProps, 'stored' | 'editVersion' | 'version' | 'people'> | null
  action: QuoteFormAction
  /** Shown instead of the editor. */
  children: ReactNode
}

/** Stays when sending turns the editor into what was sent, so that it can show the link once. */
export function QuoteWorkspace({ draft, action, children }: QuoteWorkspaceProps) {
  const [posted, formAction] = useActionState(action, NOTHING)
  const [link, setLink] = useState(posted.link)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      {link && !draft && (
        <div role="status" className="grid gap-3 border-l-2 border-primary py-1 pl-4">
          <p>
            The quote is on its way by email. This is the same link, shown once because we do not store it.
          </p>
          <CopyLink label="Link for the client" url={link} />
        </div>
      )}
      {draft ? (
        <QuoteEditor
          // A version that somebody has begun or sent meanwhile is another draft.
          key={draft.version}
          {...draft}
          posted={posted}
          action={action}
          formAction={formAction}
          onSent={(answer) => setLink(answer.link)}
        />
      ) : (
        children
      )}
    </div>
  )
}
