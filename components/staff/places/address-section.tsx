'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { SidebarSection } from '@/components/staff/headings'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { placePageFields } from '@/lib/schemas/place-page-fields'

type Props = {
  slug: string
  /** Of a state's page: its address follows from its name. */
  isState: boolean
  move: Action
}

export const AddressSection = ({ slug, isState, move }: Props) => (
  <SidebarSection id="address" title="Address">
    <p className="[overflow-wrap:anywhere]">{paths.place(slug)}</p>
    {isState ? (
      <p className="text-sm text-muted-foreground">The address of a state follows from its name.</p>
    ) : (
      <details>
        <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
          Change the address
        </summary>
        <div className="mt-3">
          <MoveForm key={slug} slug={slug} move={move} />
        </div>
      </details>
    )}
  </SidebarSection>
)

function MoveForm({ slug, move }: Pick<Props, 'slug' | 'move'>) {
  const form = useActionForm(`address-of-${slug}`, move)
  const { errors = {} } = form.state
  return (
    <ActionForm form={form} submit="Change the address" pending="Changing…">
      <Field
        label="New address"
        error={errors.slug}
        hint="Once visitors have seen the page, the old address redirects to the new one, and links in other texts are updated."
      >
        {(control) => (
          <Input
            {...control}
            name="slug"
            required
            maxLength={placePageFields.slug.max}
            defaultValue={form.values.slug ?? slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </ActionForm>
  )
}
