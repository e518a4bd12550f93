'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { CheckboxList } from '@/components/staff/deals/checkbox-list'
import { Choice } from '@/components/staff/deals/choice'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { fillNames } from '@/lib/ads/templates/fill-names'
import { EMPTY_TEXTS } from '@/lib/ads/templates/fill-values'
import type { FillFile, FillManyScreen } from '@/lib/data/ads/fills/fill-many-screen'
import type { Action, FormValues } from '@/lib/forms/form-state'
import { DEAL_PREFIX, postedDeals } from '@/lib/schemas/ad-fill'
import { FilmChoice } from './film-choice'
import { FormatChoice } from './format-choice'
import { ColumnFields } from './column-fields'
import { SlotFields } from './slot-fields'

type Start = NonNullable<FillManyScreen['start']>

type Props = {
  /** Of the draft that the browser keeps. */
  name: string
  action: Action
  formKey: string
  start: Start
  file: FillFile | null
}

export function FillManyForm({ name, action, formKey, start, file }: Props) {
  const form = useActionForm(name, action)
  const { values } = form
  const { errors = {} } = form.state
  const { version, source, choices } = start
  const { document } = version
  return (
    <ActionForm form={form} submit="Check every row" pending="Saving…">
      <input type="hidden" name="key" value={values.key ?? formKey} readOnly />
      <input type="hidden" name="version" value={version.id} readOnly />
      <input type="hidden" name="source" value={source} readOnly />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {source === 'csv' && file && <ColumnFields file={file} values={values} errors={errors} />}
        {source === 'deals' && <Deals start={start} values={values} errors={errors} />}
        {source === 'sites' && <Sites start={start} values={values} errors={errors} />}
        <div className="grid content-start gap-3">
          <FormatChoice formats={document.formats} values={values} error={errors.formats} />
          <FilmChoice answer={start.film} seconds={document.seconds} values={values} />
        </div>
      </div>
      <details className="rounded-md border px-4 py-3">
        <summary className="cursor-pointer underline underline-offset-4">
          Texts and pictures where a row has none
        </summary>
        <div className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <SlotFields
            slots={fillNames(document)}
            begins={{ texts: EMPTY_TEXTS, pictures: { logo: '', picture: '' } }}
            values={values}
            errors={errors}
            choices={choices}
            none="None"
          />
        </div>
      </details>
    </ActionForm>
  )
}

type PartProps = { start: Start; values: FormValues; errors: Record<string, string> }

const Deals = ({ start: { deals }, values, errors }: PartProps) => (
  <CheckboxList
    legend="Deals"
    prefix={DEAL_PREFIX}
    options={deals.map(({ id, title, note }) => ({ id, name: title, note }))}
    empty="This client has no deal that runs or is still to come."
    checked={new Set(postedDeals(values))}
    error={errors.deals}
    errorId="deals-error"
  />
)

const Sites = ({ start: { deals }, values, errors }: PartProps) => (
  <div className="grid content-start gap-5">
    <Choice
      name="deal"
      label="Deal"
      value={values.deal ?? ''}
      error={errors.deal}
      hint="Only the sites where it holds, with its offer, terms and picture."
      options={[
        ['', 'All sites, without a deal'],
        ...deals.map(({ id, title, note }) => [id, `${title}, ${note}`] as const),
      ]}
    />
    <Field label="Only these site numbers" hint="With spaces or commas between them." optional>
      {(control) => <Textarea {...control} name="sites" defaultValue={values.sites} className="min-h-16!" />}
    </Field>
  </div>
)
