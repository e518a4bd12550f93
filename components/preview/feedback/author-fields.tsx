import { LineField } from '@/components/forms/text-fields'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import { adFeedbackFields as fields } from '@/lib/schemas/ad-feedback-fields'
import type { AdApprovalInput } from '@/lib/schemas/ad-feedback'

/** Who is speaking, as all these forms ask it. */
export function AuthorFields({ form }: { form: EnhancedForm<AdApprovalInput> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <LineField<AdApprovalInput> form={form} name="name" field={fields.name} autoComplete="name" />
      <LineField<AdApprovalInput>
        form={form}
        name="email"
        field={fields.email}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
    </div>
  )
}
