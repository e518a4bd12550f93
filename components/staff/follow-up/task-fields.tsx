import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { FieldErrors, FormValues } from '@/lib/forms/form-state'
import { taskFields } from '@/lib/schemas/follow-up-fields'

type Person = { id: string; name: string }

type Props = {
  values: FormValues
  errors?: FieldErrors
  /** Who may get the task. */
  people: readonly Person[]
  viewerId: string
}

/** A person who may not get tasks any more stays the one who has this task, until somebody else is chosen. */
export const TaskFields = ({ values, errors = {}, people, viewerId }: Props) => (
  <>
    <Field label={taskFields.title.label} error={errors.title}>
      {(control) => (
        <Input
          {...control}
          name="title"
          required
          maxLength={taskFields.title.max}
          defaultValue={values.title}
          placeholder="What needs to be done?"
          autoComplete="off"
        />
      )}
    </Field>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={taskFields.dueOn.label} error={errors.dueOn} optional>
        {(control) => <Input {...control} type="date" name="dueOn" defaultValue={values.dueOn} />}
      </Field>
      <Field label={taskFields.assigneeId.label} error={errors.assigneeId}>
        {(control) => (
          <select
            {...control}
            name="assigneeId"
            defaultValue={values.assigneeId}
            className={`${fieldLook} h-12`}
          >
            <option value="">Unassigned</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
                {id === viewerId && ' (you)'}
              </option>
            ))}
            {values.assigneeName && !people.some(({ id }) => id === values.assigneeId) && (
              <option value={values.assigneeId}>{values.assigneeName} (no longer here)</option>
            )}
          </select>
        )}
      </Field>
    </div>
    <Field label={taskFields.details.label} error={errors.details} optional>
      {(control) => (
        <Textarea {...control} name="details" defaultValue={values.details} className="min-h-20!" />
      )}
    </Field>
  </>
)
