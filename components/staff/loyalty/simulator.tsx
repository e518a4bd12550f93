import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import type { LoyaltyProgram, LoyaltyVersion } from '@/lib/data/owl/loyalty-record'
import {
  type SimulatorErrors,
  type SimulatorField,
  type SimulatorValues,
  SAVES,
} from '@/lib/owl/loyalty/simulator-query'
import type { Simulation } from '@/lib/owl/loyalty/simulate'
import { owlPaths } from '@/lib/portal/owl-paths'
import { ScreenHeading } from '@/components/staff/headings'
import { LiveForm } from './live-form'
import { RulesComparison } from './rules-summary'
import { SimulatorResults } from './simulator-results'

export type SimulatedVersion = { version: LoyaltyVersion; title: string; year: Simulation }

type Props = {
  program: LoyaltyProgram
  values: SimulatorValues
  errors: SimulatorErrors | null
  /** The version, and the one that stands beside it. */
  chosen: { version: LoyaltyVersion; beside: LoyaltyVersion | null }
  titleOf: (version: LoyaltyVersion) => string
  results: SimulatedVersion[]
}

export function Simulator({ program, values, errors, chosen, titleOf, results }: Props) {
  const versions = program.versions.map((version) => [version.id, titleOf(version)] as const)
  const rewards = new Set(
    [chosen.version, chosen.beside].flatMap(
      (version) => version?.rules.rewards.map(({ name }) => name) ?? [],
    ),
  )
  const text = (field: SimulatorField, label: string, hint?: string) => (
    <Field label={label} error={errors?.[field]} hint={hint}>
      {(control) => <Input {...control} name={field} defaultValue={values[field]} autoComplete="off" />}
    </Field>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <RecordCrumb title={program.name} href={owlPaths.loyaltyProgram(program.id)} />
        <ScreenHeading
          title="Simulator"
          description="A year of one member who comes evenly, and what the program costs the group."
        />
      </div>
      <LiveForm action={owlPaths.loyaltySimulator(program.id)} label="Simulator" submit="Calculate">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Select name="version" label="Version" value={chosen.version.id} options={versions} />
          <Select
            name="beside"
            label="Compare with"
            value={chosen.beside?.id ?? ''}
            options={[['', 'Nothing'], ...versions]}
          />
          {text('visits', 'Visits a month')}
          {text('members', 'Members')}
          {text('fuel', 'Fuel a visit ($)')}
          {text('gallons', 'Gallons a visit')}
          {text('fuelProduct', 'Fuel product')}
          <span className="hidden lg:block" />
          {text('store', 'Store goods a visit ($)')}
          {text('product', 'Product')}
          <Select
            name="reward"
            label="Members take"
            value={values.reward}
            options={[
              ['', 'The cheapest reward'],
              ...[...rewards].map((name) => [name, name] as const),
              [SAVES, 'Nothing: they save'],
            ]}
          />
        </div>
      </LiveForm>
      {errors ? (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          Correct the marked fields to see a year.
        </p>
      ) : (
        <SimulatorResults results={results} />
      )}
      {chosen.beside && (
        <RulesComparison
          before={{ title: titleOf(chosen.version), rules: chosen.version.rules }}
          after={{ title: titleOf(chosen.beside), rules: chosen.beside.rules }}
        />
      )}
    </div>
  )
}

type SelectProps = {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

const Select = ({ name, label, value, options }: SelectProps) => (
  <Field label={label}>
    {(control) => (
      <select {...control} name={name} defaultValue={value} className={`${fieldLook} h-11`}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
