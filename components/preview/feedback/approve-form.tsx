'use client'

import { SuccessPanel } from '@/components/forms/success-panel'
import { useEnhancedForm } from '@/components/forms/use-enhanced-form'
import type { FormAction } from '@/lib/forms/form-state'
import type { AdApprovalInput } from '@/lib/schemas/ad-feedback'
import { AuthorFields, FeedbackForm, storeAuthor } from './feedback-form'

const importControl = async () => (await import('./feedback-controls')).createApprovalControl()

type Props = {
  adId: string
  title: string
  files: readonly { name: string; version: number }[]
  isApproved: boolean
  action: FormAction
  contactEmail: string
}

export function ApproveForm({ adId, title, files, isApproved, action, contactEmail }: Props) {
  const form = useEnhancedForm<AdApprovalInput>({
    name: `ad-approval-${adId}`,
    botAction: 'ad_feedback',
    action,
    importControl,
    onSent: () => void storeAuthor(form.formProps.ref.current),
  })

  if (form.state.status === 'success') {
    return <SuccessPanel>Thank you. The team knows that you approved {title}.</SuccessPanel>
  }
  if (isApproved) return null
  return (
    <FeedbackForm
      form={form}
      summary={
        <>
          Approve this ad<span className="sr-only">: {title}</span>
        </>
      }
      submit="Approve as it is"
      what="approval"
      contactEmail={contactEmail}
    >
      <div className="text-sm">
        <p>You approve:</p>
        <ul className="mt-1 list-disc pl-5 wrap-anywhere">
          {files.map(({ name, version }) => (
            <li key={name}>
              {name}, version {version}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-muted-foreground">
          Should a file change later, your approval does not count for the new one. Only the team can take an
          approval back.
        </p>
      </div>
      <AuthorFields form={form} />
    </FeedbackForm>
  )
}
