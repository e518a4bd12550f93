'use client'

import { useState } from 'react'
import { SuccessPanel } from '@/components/forms/success-panel'
import { ParagraphsField } from '@/components/forms/text-fields'
import { useEnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import type { FormAction } from '@/lib/forms/form-state'
import { adFeedbackFields as fields } from '@/lib/schemas/ad-feedback-fields'
import type { AdCommentInput } from '@/lib/schemas/ad-feedback'
import { AuthorFields, FeedbackForm, storeAuthor } from './feedback-form'

const importControl = async () => (await import('./feedback-controls')).createCommentControl()

type Props = { adId: string; title: string; action: FormAction; contactEmail: string }

/** Each comment remounts the form. */
export function CommentForm(props: Props) {
  const [filling, setFilling] = useState(1)
  return (
    <Filling key={filling} {...props} isFirst={filling === 1} onAnother={() => setFilling(filling + 1)} />
  )
}

type FillingProps = Props & { isFirst: boolean; onAnother: () => void }

function Filling({ adId, title, action, contactEmail, isFirst, onAnother }: FillingProps) {
  const form = useEnhancedForm<AdCommentInput>({
    name: `ad-comment-${adId}`,
    botAction: 'ad_feedback',
    action,
    importControl,
    onSent: () => void storeAuthor(form.formProps.ref.current),
  })

  if (form.state.status === 'success') {
    return (
      <SuccessPanel>
        <p>Thank you. Your comment is with the team.</p>
        <button
          type="button"
          onClick={onAnother}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
        >
          Write another comment
        </button>
      </SuccessPanel>
    )
  }
  return (
    <FeedbackForm
      form={form}
      summary={
        <>
          Leave a comment<span className="sr-only"> on {title}</span>
        </>
      }
      submit="Send comment"
      what="comment"
      contactEmail={contactEmail}
      startsOpen={!isFirst}
    >
      <AuthorFields form={form} />
      <ParagraphsField<AdCommentInput>
        form={form}
        name="comment"
        field={fields.comment}
        rows={4}
        hint="Everyone who has the link to this page can read your name and your comment, but not your email."
      />
    </FeedbackForm>
  )
}
