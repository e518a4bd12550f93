import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { BRAND_ROLE_LABELS } from '@/lib/owl/brand-roles'
import { WHERE_KINDS, WHERE_LABELS } from '@/lib/owl/deals/deal'
import { BRAND_PREFIX, type DealForm } from '@/lib/owl/deals/deal-form'
import { dealFields } from '@/lib/schemas/deal-fields'
import { CheckboxList } from './checkbox-list'
import { Choice } from './choice'

type Props = {
  values: DealForm
  errors: Record<string, string>
  brands: readonly { id: string; name: string }[]
}

/** The field of the chosen kind shows. Style sheets decide, so that it works without JavaScript. */
export const PlaceFields = ({ values, errors, brands }: Props) => (
  <fieldset className="group/where grid content-start gap-5">
    <legend className="sr-only">Places</legend>
    <Choice
      name="whereKind"
      label="Where"
      value={values.whereKind}
      error={errors.whereKind}
      hint="Where two deals overlap, the one that names its places more closely wins: chosen sites, then brands, then states, then the whole group."
      options={WHERE_KINDS.map((kind) => [kind, WHERE_LABELS[kind]] as const)}
    />
    <Field
      label={dealFields.states.label}
      error={errors.states}
      hint="Two letters each, as in MI, OH"
      className="hidden! group-has-[option[value=states]:checked]/where:grid!"
    >
      {(control) => (
        <Input
          {...control}
          name="states"
          autoComplete="off"
          maxLength={dealFields.states.max}
          defaultValue={values.states}
        />
      )}
    </Field>
    <CheckboxList
      legend="Brands"
      prefix={BRAND_PREFIX}
      options={brands}
      empty="There are no brands yet."
      checked={new Set(values.whereBrands.split(','))}
      error={errors.whereBrands}
      errorId="brands-error"
      className="hidden! group-has-[option[value=brands]:checked]/where:grid!"
    />
    <Choice
      name="role"
      label="Carried as"
      value={values.role}
      error={errors.role}
      hint="A site has the deal on the days on which it carries one of the brands, on its own clock"
      options={[['', 'Any'], ...Object.entries(BRAND_ROLE_LABELS)]}
      className="hidden! group-has-[option[value=brands]:checked]/where:grid!"
    />
    {(['sites', 'exceptions'] as const).map((field) => (
      <Field
        key={field}
        label={field === 'sites' ? dealFields.sites.label : 'Without these sites'}
        error={errors[field]}
        hint="Numbers as the group has them, one on a line or with commas"
        optional={field === 'exceptions'}
        className={
          field === 'sites' ? 'hidden! group-has-[option[value=sites]:checked]/where:grid!' : undefined
        }
      >
        {(control) => (
          <Textarea
            {...control}
            name={field}
            maxLength={dealFields[field].max}
            defaultValue={values[field]}
            className="max-h-72 min-h-20"
          />
        )}
      </Field>
    ))}
  </fieldset>
)
