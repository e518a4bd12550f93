import type { ReactNode } from 'react'
import { FilterForm, FilterSelect } from '@/components/staff/list/filter-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'

type Asked = {
  /** Of the field in the address. */
  name: string
  label: string
  /** Instead of a choice. */
  none: string
  options: readonly { value: string; label: string }[]
  value: string
}

type Props = {
  /** The page itself. */
  action: string
  asked: readonly Asked[]
  /** Hidden fields that stay. */
  children?: ReactNode
}

/** What the form below begins with. It is in the address, so that it can be sent to somebody. */
export function ChooseTemplate({ action, asked, children }: Props) {
  const search = new URLSearchParams(asked.map(({ name, value }) => [name, value])).toString()
  return (
    <FilterForm
      action={action}
      search={search}
      label="Template and contents"
      defaults={{}}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto] lg:items-end"
    >
      {children}
      {asked.map(({ name, label, none, options, value }) => (
        <Field key={name} label={label}>
          {(control) => (
            <FilterSelect
              key={value}
              {...control}
              name={name}
              anyLabel={none}
              options={options}
              selected={value}
            />
          )}
        </Field>
      ))}
      <Button type="submit" variant="outline" className="justify-self-start lg:self-end">
        Show
      </Button>
    </FilterForm>
  )
}
