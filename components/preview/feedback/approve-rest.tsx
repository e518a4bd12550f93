'use client'

import { SuccessPanel } from '@/components/forms/success-panel'
import { useEnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import type { ApprovedFile } from '@/lib/ads/decision'
import type { FormAction, FormState } from '@/lib/forms/form-state'
import type { AdApprovalInput } from '@/lib/schemas/ad-feedback'
import { ApprovedFiles, AuthorFields, FeedbackEnd, readStoredAuthor, storeAuthor } from './feedback-form'

const importControl = async () => (await import('./feedback-controls')).createApprovalControl()

type AdLeft = { id: string; title: string; files: readonly ApprovedFile[] }

type Props = {
  groupId: string
  /** Not approved, with files, and without a request for changes. */
  ads: readonly AdLeft[]
  action: FormAction
  contactEmail: string
}

/** Approves all ads that are left, each for the files that the page shows. */
export function ApproveRest({ groupId, ads, action, contactEmail }: Props) {
  const form = useEnhancedForm<AdApprovalInput>({
    name: `ad-approvals-${groupId}`,
    botAction: 'ad_feedback',
    action,
    importControl,
    onSent: () => void storeAuthor(form.formProps.ref.current),
  })

  if (form.state.status === 'success') {
    return <SuccessPanel>Thank you. The team knows that you approved them all.</SuccessPanel>
  }
  const isOne = ads.length === 1
  // One ad has its own bar. A form that has something to say stays.
  if (ads.length < 2 && form.state.status === 'idle') return null
  return (
    <details
      open={form.state.status !== 'idle'}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void readStoredAuthor(currentTarget.querySelector('form'))
      }}
      className="w-full"
    >
      <summary
        className={buttonVariants({
          variant: 'outline',
          className: 'cursor-pointer max-sm:w-full [&::-webkit-details-marker]:hidden',
        })}
      >
        {isOne ? 'Approve the last one' : `Approve all ${ads.length} that are left`}
      </summary>
      <form {...form.formProps} className="relative mt-6 grid max-w-2xl gap-5">
        <div className="grid gap-3 text-sm">
          <p>You approve:</p>
          {ads.map(({ id, title, files }) => (
            <div key={id}>
              <p className="font-medium wrap-anywhere">{title}</p>
              <ApprovedFiles files={files} />
            </div>
          ))}
        </div>
        <AuthorFields form={form} />
        <FeedbackEnd
          form={form}
          what="approval"
          contactEmail={contactEmail}
          reasons={{ changed: changedText(form.state, ads) }}
          submit={isOne ? 'Approve it as it is' : `Approve ${ads.length} ads as they are`}
        />
      </form>
    </details>
  )
}

function changedText(state: FormState, ads: readonly AdLeft[]): string {
  const changed = state.status === 'failed' ? (state.changed ?? []) : []
  const names = ads.filter(({ id }) => changed.includes(id)).map(({ title }) => title)
  const which = names.length > 0 ? names.join(', ') : 'Some ads'
  return `${which} changed since you opened this page, the others are approved. Review what changed and send it again`
}
