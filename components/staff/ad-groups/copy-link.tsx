'use client'

import { useId, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { toast } from '@/components/ui/toast-store'

type Props = {
  label: string
  url: string
  /** Why the link leads nowhere. Shown when it is copied. */
  warning?: ReactNode
}

/** Selects the URL where the clipboard is not available. */
export function CopyLink({ label, url, warning }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    input.current?.select()
    setCopied(true)
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link copied', variant: 'success' })
    } catch {
      toast({ title: 'The link is selected', description: 'Copy it with your keyboard.', variant: 'default' })
    }
  }

  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          ref={input}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="h-11! font-mono text-sm!"
        />
        {hydrated && (
          <button
            type="button"
            onClick={() => void copy()}
            className={buttonVariants({ variant: 'secondary' })}
          >
            Copy
          </button>
        )}
      </div>
      <div role="alert" className="empty:-mt-2">
        {isCopied && warning}
      </div>
    </div>
  )
}
