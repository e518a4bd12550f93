'use client'

import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { SuccessPanel } from '@/components/forms/success-panel'
import { TrapField } from '@/components/forms/text-fields'
import { useEnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { toast } from '@/components/ui/toast-store'
import type { FailureReason, FormAction } from '@/lib/forms/form-state'
import type { ApplicationInput } from '@/lib/schemas/application'
import { ApplicationFields } from './application-fields'
import { ApplicationThanks } from './application-thanks'
import type { AddGear } from './use-gear-picker'

const importControl = async () => (await import('./application-control')).createApplicationControl()

function announceInvalid() {
  toast({
    title: 'Form validation failed',
    description: 'Please fix the errors and try again.',
    variant: 'destructive',
  })
}

function announceFailure(reason: FailureReason) {
  toast({
    title: 'Error submitting application',
    description:
      reason === 'recaptcha'
        ? 'reCAPTCHA verification failed. Please try again.'
        : 'Something went wrong. Please try again.',
    variant: 'destructive',
  })
}

function announceSuccess() {
  toast({
    title: 'Application submitted successfully!',
    description: "Thank you for joining our network. We'll be in touch soon.",
    variant: 'success',
  })
}

type Props = {
  action: FormAction
  addGear: AddGear
  contactEmail: string
}

/** A new component for each application, so that the next one starts empty. */
export function ApplicationForm(props: Props) {
  const [filling, setFilling] = useState(1)
  return <Filling key={filling} {...props} onAnother={() => setFilling(filling + 1)} />
}

function Filling({ action, addGear, contactEmail, onAnother }: Props & { onAnother: () => void }) {
  const form = useEnhancedForm<ApplicationInput>({
    name: 'application',
    botAction: 'videographer_signup',
    action,
    importControl,
    onInvalid: announceInvalid,
    onFailed: announceFailure,
    onSent: announceSuccess,
  })

  if (form.state.status === 'success') {
    return (
      <SuccessPanel>
        <ApplicationThanks onAnother={onAnother} />
      </SuccessPanel>
    )
  }

  return (
    <form {...form.formProps} className="relative grid gap-10 [&_:is(input,textarea)]:scroll-mt-32">
      <ApplicationFields form={form} addGear={addGear} />
      <TrapField />
      <div>
        <FormAlert state={form.state} contactEmail={contactEmail} what="application" />
        <button
          type="submit"
          aria-disabled={form.isSending}
          className={buttonVariants({ size: 'lg', className: 'w-full sm:w-auto' })}
        >
          {form.isSending ? 'Submitting Application...' : 'Submit Application'}
        </button>
      </div>
    </form>
  )
}
