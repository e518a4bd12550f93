import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { fieldLook, Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { LeadRecord } from '@/lib/data/leads/lead-record'
import { leadFields } from '@/lib/leads/lead-fields'
import { LEAD_STATUS_LABELS, LOST_REASON_LABELS } from '@/lib/leads/statuses'

type Props = { lead: LeadRecord; action: (formData: FormData) => Promise<void> }

/** CSS asks for the reason when Lost is chosen, also without JavaScript. */
export const StageForm = ({ lead, action }: Props) => (
  <form key={`${lead.status} ${lead.version}`} action={action} className="group/stage grid gap-3">
    <input type="hidden" name="from" value={lead.status} />
    <Label htmlFor="lead-status">Stage</Label>
    <div className="flex gap-3">
      <Choice id="lead-status" name="status" labels={LEAD_STATUS_LABELS} defaultValue={lead.status} />
      <Button type="submit">Save</Button>
    </div>
    {lead.status !== 'lost' && (
      <div className="hidden gap-3 group-has-[option[value=lost]:checked]/stage:grid">
        <Label htmlFor="lost-reason">{leadFields.lostReason.label}</Label>
        <Choice
          id="lost-reason"
          name="lostReason"
          labels={{ '': 'Choose', ...LOST_REASON_LABELS }}
          defaultValue=""
        />
        <Label htmlFor="lost-note">{leadFields.lostNote.label}</Label>
        <Input id="lost-note" name="lostNote" maxLength={leadFields.lostNote.max} className="h-11!" />
      </div>
    )}
    {lead.status === 'held' && (
      <p className="text-sm text-muted-foreground">
        The checks against bots were in doubt, so no confirmation was sent. Save it as New to send it.
      </p>
    )}
  </form>
)

type ChoiceProps = Omit<ComponentProps<'select'>, 'children'> & { labels: Record<string, string> }

const Choice = ({ labels, className, ...props }: ChoiceProps) => (
  <select {...props} className={cx(fieldLook, 'h-11', className)}>
    {Object.entries(labels).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
