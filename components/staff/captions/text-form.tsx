'use client'

import { useActionState, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'

type Props = { version: number; content: string; action: Action }

/** The file as text: to paste into, and for work without JavaScript. */
export function TextForm({ version, content, action }: Props) {
  const [{ errors = {}, problem, values = {} }, formAction, isPending] = useActionState(action, {})
  const [isOpen, setOpen] = useState(values.content !== undefined)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-medium">As WebVTT text</summary>
      <form action={formAction} className="mt-3 grid max-w-3xl gap-3">
        <input type="hidden" name="version" value={version} />
        <Field
          label="WebVTT"
          error={errors.content}
          hint="Saving replaces all cues. A SubRip text is turned into WebVTT."
        >
          {(control) => (
            <Textarea
              {...control}
              key={values.content ?? content}
              name="content"
              rows={12}
              spellCheck={false}
              defaultValue={values.content ?? content}
              className="max-h-[60svh] font-mono text-sm"
            />
          )}
        </Field>
        {problem && (
          <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          variant="outline"
          size="sm"
          aria-disabled={isPending}
          className="justify-self-start"
        >
          {isPending ? 'Saving…' : 'Save text'}
        </Button>
      </form>
    </details>
  )
}
