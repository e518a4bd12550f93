'use client'

import type { ReactNode } from 'react'
import type { Action } from '@/lib/forms/form-state'
import { ActionForm } from '@/components/forms/action-form'
import { PasswordField } from '@/components/forms/password-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { CodeField } from './code-form'
import { RecoveryCodes } from './recovery-codes'

type Props = {
  email: string
  hasApp: boolean
  /** An app or a passkey. */
  hasFactor: boolean
  codesLeft: number
  /** The page to go on to. */
  next: string
  enroll: Action
  replaceCodes: Action
  remove: Action
  /** What the app scans, or what is typed into it. */
  children: ReactNode
}

/** One component for all states: the page is rendered anew when the app is set up, and the codes must stay on screen. */
export function SecondFactorForm({ email, hasApp, hasFactor, codesLeft, next, children, ...actions }: Props) {
  const enroll = useActionForm('enroll', actions.enroll)
  const replace = useActionForm('replace-codes', actions.replaceCodes)
  const remove = useActionForm('remove-factor', actions.remove)
  const codes = replace.state.codes ?? enroll.state.codes
  if (codes) return <RecoveryCodes codes={codes} email={email} next={next} />
  const { errors } = enroll.state
  return (
    <div className="grid gap-10">
      {!hasApp && (
        <ActionForm form={enroll} submit="Turn on" pending="Checking…">
          {children}
          <CodeField
            label="Code that the app shows"
            error={errors?.token}
            hint="Six digits. A new code comes every 30 seconds."
          />
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField
            label="Your password"
            name="currentPassword"
            autoComplete="current-password"
            error={errors?.currentPassword}
          />
        </ActionForm>
      )}
      {hasFactor && (
        <section className="grid gap-4">
          <h2 className="type-heading">New recovery codes</h2>
          <p className="text-muted-foreground">
            {codesLeft} of your recovery codes {codesLeft === 1 ? 'is' : 'are'} left. New ones replace them.
          </p>
          <ActionForm form={replace} submit="Make new codes" pending="Checking…">
            <CodeField label="Code for new recovery codes" error={replace.state.errors?.token} />
          </ActionForm>
        </section>
      )}
      {hasApp && (
        <section className="grid gap-4 border-t pt-8">
          <h2 className="type-heading">Turn off, or change phones</h2>
          <p className="text-muted-foreground">
            For another phone, turn it off and on again. Without the old phone, use a recovery code.
          </p>
          <ActionForm form={remove} submit="Turn off" pending="Checking…">
            <CodeField label="Code to turn it off" error={remove.state.errors?.token} />
          </ActionForm>
        </section>
      )}
    </div>
  )
}
