import { Field } from '@/components/ui/field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { DealOptions } from '@/lib/data/owl/deals/deal-options'
import { owlPaths } from '@/lib/portal/owl-paths'
import { Choice } from './choice'

export type Asked = {
  group: string
  number: string
  product: string
  /** On the clock of the site, as in '2026-11-24T09:00'. */
  at: string
}

type Props = { asked: Asked; options: DealOptions; numberError: string | undefined }

const named = (records: readonly { id: string; name: string }[]) =>
  records.map(({ id, name }) => [id, name] as const)

/** The answer is in the address, so that it can be sent to somebody. */
export const WhyForm = ({ asked, options, numberError }: Props) => (
  <form action={owlPaths.dealReasons()} className="grid gap-5 sm:grid-cols-2">
    <Choice
      name="group"
      label="Group"
      value={asked.group}
      error={undefined}
      options={[['', 'Choose a group'], ...named(options.groups)]}
    />
    <Field label="Site number" error={numberError}>
      {(control) => (
        <Input
          {...control}
          name="number"
          required
          maxLength={40}
          defaultValue={asked.number}
          autoComplete="off"
        />
      )}
    </Field>
    <Choice
      name="product"
      label="Product"
      value={asked.product}
      error={undefined}
      options={[['', 'All that runs there'], ...named(options.products)]}
    />
    <Field label="When" hint="On the clock of the site">
      {(control) => (
        <Input {...control} key={asked.at} type="datetime-local" name="at" defaultValue={asked.at} />
      )}
    </Field>
    <Button type="submit" className="justify-self-start">
      Explain
    </Button>
  </form>
)
