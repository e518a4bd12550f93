'use client'

import { useEffect, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { toast } from '@/components/ui/toast-store'
import { track, type AnalyticsEvent } from '@/lib/analytics/track'
import type { FailureReason, FormAction, FormValues } from '@/lib/forms/form-state'
import { visitorFields } from '@/lib/forms/visitor-fields'
import type { ContactInput } from '@/lib/schemas/contact'
import { contactFields, type ContactField as Name } from '@/lib/schemas/contact-fields'
import { FormAlert } from './form-alert'
import { CallAfterContact } from './scheduler/call-after-contact'
import type { CallActions } from './scheduler/use-call'
import { SuccessPanel } from './success-panel'
import { FieldGroup, LineField, ParagraphsField, TrapField } from './text-fields'
import { useEnhancedForm, type EnhancedForm } from './use-enhanced-form'

const LEAD: AnalyticsEvent = {
  name: 'Lead',
  params: {
    content_name: 'Contact Form Submission',
    content_category: 'lead_generation',
    value: 1,
    currency: 'USD',
  },
}

const addVisit = async (data: FormData) => (await import('@/lib/analytics/visit')).addVisit(data)

const importControl = async () => (await import('./contact-control')).createContactControl()

function announceInvalid() {
  toast({
    title: 'Form validation failed: Please fix the errors and try again.',
    variant: 'destructive',
  })
}

function announceFailure(reason: FailureReason) {
  toast({
    title: 'Error sending message',
    description:
      reason === 'recaptcha'
        ? 'reCAPTCHA verification failed. Please try again.'
        : 'Something went wrong. Please try again.',
    variant: 'destructive',
  })
}

const noSubscription = () => () => {}

function readStored(): string | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('callToken' in state)) return null
  return typeof state.callToken === 'string' ? state.callToken : null
}

/**
 * The token in the response to a sent form. It is stored in the history entry: a reload or the back button shows the
 * scheduler again, a new visit shows an empty form.
 */
function useSentToken(received: string | undefined): string | null {
  const stored = useSyncExternalStore(noSubscription, readStored, () => null)
  useEffect(() => {
    if (received) history.replaceState({ ...history.state, callToken: received }, '')
  }, [received])
  return received ?? stored
}

type FieldProps = { form: EnhancedForm<ContactInput>; name: Name; optional?: boolean; className?: string }
type LineProps = FieldProps & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>

const ContactLine = (props: LineProps) => <LineField {...props} field={contactFields[props.name]} />

const ContactText = (props: FieldProps & { hint: string }) => (
  <ParagraphsField {...props} field={contactFields[props.name]} rows={6} />
)

function ContactFields({ form }: { form: EnhancedForm<ContactInput> }) {
  return (
    <>
      <FieldGroup legend="You" slate="1 / 3">
        <ContactLine form={form} name="firstName" autoComplete="given-name" />
        <ContactLine form={form} name="lastName" autoComplete="family-name" />
        <ContactLine form={form} name="email" type="email" autoComplete="email" inputMode="email" />
        <ContactLine form={form} name="phoneNumber" type="tel" autoComplete="tel" inputMode="tel" optional />
      </FieldGroup>
      <FieldGroup legend="Your business" slate="2 / 3">
        <ContactLine form={form} name="businessName" autoComplete="organization" />
        <ContactLine form={form} name="website" autoComplete="url" inputMode="url" optional />
      </FieldGroup>
      <FieldGroup legend="Your project" slate="3 / 3">
        <ContactLine form={form} name="city" autoComplete="address-level2" optional />
        <ContactLine form={form} name="state" autoComplete="address-level1" optional />
        <ContactText
          form={form}
          name="message"
          hint="What the film is for, where it is shot, and when you need it."
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  )
}

type Props = {
  action: FormAction
  contactEmail: string
  /** Replaces the form after it was sent. */
  success: ReactNode
  callActions: CallActions
  /** Fields before those of the contact. Receives the values of a form that was posted without JavaScript. */
  extra?: (values: FormValues) => ReactNode
}

export function ContactForm({ action, contactEmail, success, callActions, extra }: Props) {
  const form = useEnhancedForm<ContactInput>({
    name: 'contact',
    botAction: 'contact_submit',
    action,
    importControl,
    addFields: addVisit,
    onInvalid: announceInvalid,
    onFailed: announceFailure,
  })
  const { state } = form
  const isSent = state.status === 'success'
  const callToken = useSentToken(isSent ? state.callToken : undefined)

  // Also when the form was posted without JavaScript.
  useEffect(() => {
    if (isSent) track(LEAD)
  }, [isSent])

  if (isSent || callToken) {
    return (
      <>
        {isSent ? <SuccessPanel>{success}</SuccessPanel> : success}
        {callToken && (
          <CallAfterContact token={callToken} actions={callActions} contactEmail={contactEmail} />
        )}
      </>
    )
  }

  return (
    <form {...form.formProps} className="relative grid gap-10 [&_:is(input,textarea)]:scroll-mt-32">
      {extra?.(form.values)}
      <ContactFields form={form} />
      <TrapField />
      <div>
        <FormAlert state={state} contactEmail={contactEmail} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <button
            type="submit"
            aria-disabled={form.isSending}
            className={buttonVariants({ size: 'lg', className: 'w-full sm:w-auto' })}
          >
            {form.isSending ? 'Sending…' : 'Send message'}
          </button>
          {extra && (
            <span className="hidden noscript:contents">
              <button
                type="submit"
                name={visitorFields.update}
                value="1"
                className={buttonVariants({ variant: 'outline', size: 'lg' })}
              >
                Update the estimate
              </button>
            </span>
          )}
          <p className="text-sm text-muted-foreground">No cost, no credit card. We reply within 24 hours.</p>
        </div>
      </div>
    </form>
  )
}
