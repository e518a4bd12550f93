'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { TemplateEditor, type TemplateEditorProps } from './template-editor'

type Props = TemplateEditorProps & {
  /** The drawings of the draft, for browsers without JavaScript. */
  children: ReactNode
}

/** Nothing of the editor works before hydration. */
export function OpenedEditor({ children, ...editor }: Props) {
  if (useHydrated()) return <TemplateEditor {...editor} />
  return (
    <div className="grid gap-5">
      <h1 className="type-heading [overflow-wrap:anywhere]">{editor.name}</h1>
      <noscript>
        <p className="text-muted-foreground">
          The editor needs JavaScript. This is the draft as it was saved last.
        </p>
      </noscript>
      {children}
    </div>
  )
}
