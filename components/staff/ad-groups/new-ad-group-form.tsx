'use client'

import { useId } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Thumbnail } from '@/components/staff/pictures/picture'
import { StaffLink } from '@/components/staff/staff-link'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Action, FormValues } from '@/lib/forms/form-state'
import type { Picture } from '@/lib/owl/picture'
import { owlPaths } from '@/lib/portal/owl-paths'
import { adGroupFields } from '@/lib/schemas/ad-group-fields'

type Props = {
  action: Action
  /** Suggestions; the form also accepts new names. */
  clients: string[]
  products: string[]
  /** Clients of the catalogue, to choose from. */
  catalogueClients: string[]
  /** What the empty form begins with. */
  start: { name: string; client: string; catalogueClient: string; description: string }
  /** The deal that the ads are for. */
  deal: { id: string; title: string; picture: Picture | null } | null
}

const Names = ({ id, names }: { id: string; names: string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)

export function NewAdGroupForm({ action, clients, products, catalogueClients, start, deal }: Props) {
  const form = useActionForm(deal ? `new-ad-group-${deal.id}` : 'new-ad-group', action)
  const { errors = {} } = form.state
  const values: FormValues = { ...start, ...form.values }
  const id = useId()
  const line = (name: 'name' | 'client' | 'product' | 'catalogueClient') => ({
    name,
    required: true,
    maxLength: adGroupFields[name].max,
    defaultValue: values[name],
    autoComplete: 'off',
  })

  return (
    <ActionForm form={form} submit="Create ad group" pending="Creating…">
      {deal && (
        <div className="flex items-center gap-4 rounded-md border bg-card p-3">
          <Thumbnail table="deals" picture={deal.picture} />
          <p className="min-w-0 [overflow-wrap:anywhere]">
            For the deal{' '}
            <StaffLink href={owlPaths.deal(deal.id)} className="underline underline-offset-4">
              {deal.title}
            </StaffLink>
            .
            {deal.picture && (
              <span className="block text-sm text-muted-foreground">Its picture becomes the first ad.</span>
            )}
          </p>
          <input type="hidden" name="deal" value={deal.id} readOnly />
        </div>
      )}
      <Field label={adGroupFields.name.label} error={errors.name}>
        {(control) => <Input {...control} {...line('name')} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={adGroupFields.client.label}
          error={errors.client}
          hint="A name that is not in the list becomes a new client."
        >
          {(control) => <Input {...control} {...line('client')} list={`${id}-clients`} />}
        </Field>
        <Field
          label={adGroupFields.product.label}
          error={errors.product}
          hint="A name that is not in the list becomes a new product."
        >
          {(control) => <Input {...control} {...line('product')} list={`${id}-products`} />}
        </Field>
      </div>
      <Field
        label={adGroupFields.catalogueClient.label}
        error={errors.catalogueClient}
        hint="Its page lists this group."
        optional
      >
        {(control) => (
          <Input
            {...control}
            {...line('catalogueClient')}
            required={false}
            list={`${id}-catalogue-clients`}
          />
        )}
      </Field>
      <Field label={adGroupFields.description.label} error={errors.description} optional>
        {(control) => <Textarea {...control} name="description" defaultValue={values.description} />}
      </Field>
      <Field label="Due date" error={errors.dueDate} optional className="sm:max-w-60">
        {(control) => <Input {...control} type="date" name="dueDate" defaultValue={values.dueDate} />}
      </Field>
      <Names id={`${id}-clients`} names={clients} />
      <Names id={`${id}-products`} names={products} />
      <Names id={`${id}-catalogue-clients`} names={catalogueClients} />
    </ActionForm>
  )
}
