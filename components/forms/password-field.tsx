'use client'

import { useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type PasswordFieldProps = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  error?: string
  hint?: string
}

/** With a button that shows the password. */
export function PasswordField({ label, name, autoComplete, error, hint }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const isHydrated = useHydrated()
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            className="pr-20"
          />
          {isHydrated && (
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={`Show ${label.toLowerCase()}`}
              onClick={() => setIsShown(!isShown)}
              className="absolute inset-y-0 right-0 px-4 text-sm text-muted-foreground hover:text-foreground"
            >
              {isShown ? 'Hide' : 'Show'}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
