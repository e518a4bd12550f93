import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { OFFER_KIND_LABELS } from '@/lib/owl/deals/deal'
import type { DealForm } from '@/lib/owl/deals/deal-form'
import { Choice } from './choice'

/**
 * Each number shows for the kinds that have it. Style sheets decide, so that it works without JavaScript. Kinds are named by
 * how they begin: in a class an underscore means a space.
 */
const FIELDS = [
  {
    name: 'count',
    label: 'How many',
    hint: 'As in 2 for $3, or buy 2',
    className:
      'group-has-[option[value^=n]:checked]/offer:grid! group-has-[option[value^=buy]:checked]/offer:grid!',
  },
  {
    name: 'get',
    label: 'How many are free',
    hint: 'As in get 1 free',
    className: 'group-has-[option[value^=buy]:checked]/offer:grid!',
  },
  {
    name: 'amount',
    label: 'Dollars',
    hint: 'The price, the price for all, or the amount off, as in 1.99',
    className:
      'group-has-[option[value=price]:checked]/offer:grid! group-has-[option[value^=amount]:checked]/offer:grid! group-has-[option[value^=n]:checked]/offer:grid!',
  },
  {
    name: 'percent',
    label: 'Percent',
    hint: 'As in 20 or 12.5',
    className: 'group-has-[option[value^=percent]:checked]/offer:grid!',
  },
  {
    name: 'points',
    label: 'Points',
    hint: 'Added to the account of the member',
    className: 'group-has-[option[value=points]:checked]/offer:grid!',
  },
] as const

type Props = { values: DealForm; errors: Record<string, string> }

export const OfferFields = ({ values, errors }: Props) => (
  <fieldset className="group/offer grid content-start gap-5 sm:grid-cols-2">
    <legend className="sr-only">Offer</legend>
    <Choice
      name="offerKind"
      label="Offer"
      value={values.offerKind}
      error={errors.offerKind}
      options={Object.entries(OFFER_KIND_LABELS)}
      className="sm:col-span-2"
    />
    {FIELDS.map(({ name, label, hint, className }) => (
      <Field key={name} label={label} error={errors[name]} hint={hint} className={`hidden! ${className}`}>
        {(control) => (
          <Input
            {...control}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values[name]}
          />
        )}
      </Field>
    ))}
    <Field label="Old price" error={errors.oldPrice} hint="In dollars, to show beside the offer" optional>
      {(control) => (
        <Input
          {...control}
          name="oldPrice"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.oldPrice}
        />
      )}
    </Field>
  </fieldset>
)
