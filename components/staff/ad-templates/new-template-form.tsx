'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { AdTemplate } from '@/lib/data/ads/templates/template-record'
import type { Action, FormValues } from '@/lib/forms/form-state'
import { adTemplateFields } from '@/lib/schemas/ad-template-fields'

type Props = {
  /** Of the new template. */
  id: string
  /** For whom the person may make templates. */
  clients: { id: string; name: string }[]
  mayBeGeneral: boolean
  /** A template whose layout is copied. */
  copied: Pick<AdTemplate, 'id' | 'name' | 'description' | 'client'> | null
  action: Action
}

export function NewTemplateForm({ id, clients, mayBeGeneral, copied, action }: Props) {
  const form = useActionForm(copied ? `new-ad-template-${copied.id}` : 'new-ad-template', action)
  const { errors = {} } = form.state
  const start: FormValues = copied
    ? {
        name: `${copied.name.slice(0, adTemplateFields.name.max - 5)} copy`,
        description: copied.description,
        client: copied.client?.id ?? '',
      }
    : {}
  const values = { ...start, ...form.values }
  if (clients.length === 0 && !mayBeGeneral) {
    return (
      <p>You can make templates for clients whose ad groups are assigned to you. You have none right now.</p>
    )
  }
  return (
    <ActionForm form={form} submit="Add template" pending="Adding…">
      <input type="hidden" name="id" value={id} />
      {copied && (
        <>
          <input type="hidden" name="from" value={copied.id} />
          <p className="[overflow-wrap:anywhere]">It begins with the layout of “{copied.name}”.</p>
        </>
      )}
      <Field label={adTemplateFields.name.label} error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            required
            maxLength={adTemplateFields.name.max}
            defaultValue={values.name}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Client"
        error={errors.client}
        hint="Only ads of this client are made from it."
        className="sm:max-w-80"
      >
        {(control) => (
          <select
            {...control}
            // React applies a default value only once.
            key={values.client}
            name="client"
            defaultValue={values.client ?? ''}
            className={`${fieldLook} h-12`}
          >
            {mayBeGeneral && <option value="">All clients</option>}
            {clients.map((client) => (
              <option key={client.id} value={client.id}>
                {client.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={adTemplateFields.description.label} error={errors.description} optional>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            maxLength={adTemplateFields.description.max}
            defaultValue={values.description}
          />
        )}
      </Field>
    </ActionForm>
  )
}
