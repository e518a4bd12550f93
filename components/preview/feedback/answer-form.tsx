'use client'

import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { SuccessPanel } from '@/components/forms/success-panel'
import { ParagraphsField } from '@/components/forms/text-fields'
import { useEnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import type { ApprovedFile } from '@/lib/ads/decision'
import type { FormAction } from '@/lib/forms/form-state'
import type { AdAnswerInput } from '@/lib/schemas/ad-feedback'
import { AD_ANSWERS, adFeedbackFields as fields, type AdAnswer } from '@/lib/schemas/ad-feedback-fields'
import { ApprovedFiles, AuthorFields, FeedbackEnd, readStoredAuthor, storeAuthor } from './feedback-form'
import { FilmTimeField } from './film-time-field'
import { PointPicker } from './point-picker'

const importControl = async () => (await import('./feedback-controls')).createAnswerControl()

type Props = {
  adId: string
  title: string
  /** What an approval is for. Empty without files. */
  files: readonly ApprovedFile[]
  has: { picture: boolean; film: boolean }
  isApproved: boolean
  action: FormAction
  contactEmail: string
}

/** Each answer remounts the form. */
export function AnswerForm(props: Props) {
  const [filling, setFilling] = useState(1)
  return (
    <Filling key={filling} {...props} isFirst={filling === 1} onAnother={() => setFilling(filling + 1)} />
  )
}

const LABELS: Record<AdAnswer, string> = {
  approve: 'Approve',
  changes: 'Request changes',
  comment: 'Comment',
}

const SUBMITS: Record<AdAnswer, string> = {
  approve: 'Approve as it is',
  changes: 'Send request',
  comment: 'Send comment',
}

/** Elements of one answer. Style sheets choose, so that the form works without scripts. */
const ONLY: Record<AdAnswer, string> = {
  approve: 'hidden group-has-[[value=approve]:checked]/answer:block',
  changes: 'hidden group-has-[[value=changes]:checked]/answer:block',
  comment: 'hidden group-has-[[value=comment]:checked]/answer:block',
}

/** Loud only until another answer is chosen. */
const APPROVE =
  'max-sm:w-full group-has-[[name=answer]:checked]/answer:[&:not(:has(:checked))]:bg-secondary group-has-[[name=answer]:checked]/answer:[&:not(:has(:checked))]:text-foreground'

const CHOICE =
  'relative cursor-pointer has-checked:ring-2 has-checked:ring-primary has-checked:ring-offset-2 has-checked:ring-offset-background has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring forced-colors:has-checked:outline-4'

type FillingProps = Props & { isFirst: boolean; onAnother: () => void }

function Filling(props: FillingProps) {
  const { adId, title, files, has, isApproved, action, contactEmail, isFirst, onAnother } = props
  const form = useEnhancedForm<AdAnswerInput>({
    name: `ad-answer-${adId}`,
    botAction: 'ad_feedback',
    action,
    importControl,
    onSent: () => void storeAuthor(form.formProps.ref.current),
  })
  const [answer, setAnswer] = useState<string | undefined>(form.values.answer)

  if (form.state.status === 'success') {
    return (
      <SuccessPanel>
        <p>
          {answer === 'approve' && `Thank you. The team knows that you approved ${title}.`}
          {answer === 'changes' && 'Thank you. The team knows what to change.'}
          {answer === 'comment' && 'Thank you. Your comment is with the team.'}
          {!answer && 'Thank you. Your answer is with the team.'}
        </p>
        <button
          type="button"
          onClick={onAnother}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
        >
          {answer === 'approve' ? 'Write a comment' : 'Change your answer'}
        </button>
      </SuccessPanel>
    )
  }

  const answers = AD_ANSWERS.filter((one) => one !== 'approve' || (files.length > 0 && !isApproved))
  const hasWords = answer === 'changes' || answer === 'comment'
  return (
    <form {...form.formProps} className="group/answer relative">
      <fieldset>
        <legend className="sr-only">What is your decision on {title}?</legend>
        <div className="flex flex-wrap gap-3">
          {answers.map((one, index) => (
            <label
              key={one}
              className={cx(
                buttonVariants({ variant: one === 'approve' ? 'default' : 'outline' }),
                CHOICE,
                one === 'approve' ? APPROVE : 'max-sm:grow',
              )}
            >
              <input
                type="radio"
                {...form.register('answer')}
                value={one}
                defaultChecked={form.values.answer === one}
                autoFocus={!isFirst && index === 0}
                onClick={({ currentTarget }) => {
                  setAnswer(one)
                  void readStoredAuthor(currentTarget.form)
                }}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {LABELS[one]}
            </label>
          ))}
        </div>
      </fieldset>

      <div className="mt-6 hidden gap-5 group-has-[[name=answer]:checked]/answer:grid">
        {files.length > 0 && (
          <div className={cx('text-sm', ONLY.approve)}>
            <p>You approve:</p>
            <ApprovedFiles files={files} />
            <p className="mt-2 text-muted-foreground">
              If a file changes later, your approval does not carry over to the new one. Only the team can
              withdraw an approval.
            </p>
          </div>
        )}
        <div className="grid gap-5 group-has-[[value=approve]:checked]/answer:hidden">
          <ParagraphsField<AdAnswerInput>
            form={form}
            name="comment"
            field={{
              ...fields.comment,
              label: answer === 'changes' ? 'What should change?' : fields.comment.label,
            }}
            rows={4}
            hint="Everyone who has the link to this page can read your name and your comment, but not your email."
          />
          {has.film && <FilmTimeField form={form} adId={adId} isShown={hasWords} />}
          {has.picture && <PointPicker adId={adId} values={form.values} isShown={hasWords} />}
        </div>
        <AuthorFields form={form} />
        <FeedbackEnd
          form={form}
          what={answer === 'approve' ? 'approval' : 'comment'}
          contactEmail={contactEmail}
          submit={answers.map((one) => (
            <span key={one} className={ONLY[one]}>
              {SUBMITS[one]}
            </span>
          ))}
        />
      </div>
    </form>
  )
}
