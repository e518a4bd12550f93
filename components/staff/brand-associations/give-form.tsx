'use client'

import { useActionState, type ReactNode } from 'react'
import { CheckboxList } from '@/components/staff/deals/checkbox-list'
import { Choice } from '@/components/staff/deals/choice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { FieldErrors, FormValues } from '@/lib/forms/form-state'
import type { GivenBrand, UndoneCell } from '@/lib/owl/brand-matrix/report'
import { BRAND_ROLE_LABELS, type BrandOption } from '@/lib/owl/brand-roles'
import { brandKindLabel } from '@/lib/owl/brands'
import { STATES } from '@/lib/owl/sites'
import { STATE_PREFIX, WHERE_LABELS } from '@/lib/schemas/brand-target'
import { GiveReport } from './give-report'

export type GiveState = {
  values: FormValues
  errors?: FieldErrors
  problem?: string
  /** A dry run. */
  tried?: GivenBrand
  given?: GivenBrand
} | null
type GiveAction = (previous: GiveState, formData: FormData) => Promise<GiveState>
export type UndoState = { undone: UndoneCell[] } | { problem: string } | null
type UndoAction = (previous: UndoState, formData: FormData) => Promise<UndoState>

type Props = {
  action: GiveAction
  undo: UndoAction
  groups: { id: string; name: string }[]
  brands: BrandOption[]
  begins: FormValues
}

/** One brand for many sites: first a dry run, then the same for good. */
export function GiveForm({ action, undo, groups, brands, begins }: Props) {
  const [state, send, isPending] = useActionState(action, null)
  const values = state?.values ?? begins
  const errors = state?.errors ?? {}
  const value = (name: string) => values[name] ?? ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <form action={send} noValidate className="grid max-w-2xl gap-5">
        <Choice
          name="group"
          label="Site group"
          value={value('group')}
          error={errors.group}
          options={[['', 'Choose a site group'], ...groups.map(({ id, name }) => [id, name] as const)]}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice
            name="brand"
            label="Brand"
            value={value('brand')}
            error={errors.brand}
            options={[
              ['', 'Choose a brand'],
              ...brands.map(({ id, name, kind }) => [id, `${name} (${brandKindLabel(kind)})`] as const),
            ]}
          />
          <Choice
            name="role"
            label="Role"
            value={value('role')}
            error={errors.role}
            options={[['', 'Choose a role'], ...Object.entries(BRAND_ROLE_LABELS)]}
          />
          <Field label="First day" error={errors.firstOn}>
            {(control) => (
              <Input
                {...control}
                type="date"
                name="firstOn"
                key={value('firstOn')}
                defaultValue={value('firstOn')}
              />
            )}
          </Field>
          <Field
            label="Last day"
            error={errors.lastOn}
            optional
            hint="The brand before comes back on the day after it"
          >
            {(control) => (
              <Input
                {...control}
                type="date"
                name="lastOn"
                key={value('lastOn')}
                defaultValue={value('lastOn')}
              />
            )}
          </Field>
        </div>
        <fieldset className="group/where grid gap-3">
          <legend className="mb-2 text-sm font-medium">Where</legend>
          {Object.entries(WHERE_LABELS).map(([where, label]) => (
            <label key={where} className="flex min-h-9 items-center gap-3">
              <input
                type="radio"
                name="where"
                value={where}
                defaultChecked={(value('where') || 'group') === where}
                className="size-4 accent-primary"
              />
              {label}
            </label>
          ))}
          <CheckboxList
            legend="States"
            prefix={STATE_PREFIX}
            options={STATES.map(([id, name]) => ({ id, name }))}
            empty=""
            checked={new Set(STATES.flatMap(([id]) => (values[STATE_PREFIX + id] === undefined ? [] : [id])))}
            error={errors.states}
            errorId="states-error"
            className="hidden! group-has-[[value=states]:checked]/where:grid!"
          />
          <div className="hidden group-has-[[value=sites]:checked]/where:block">
            <Field label="Site numbers" error={errors.numbers} hint="One in each line, or with commas">
              {(control) => (
                <Textarea {...control} name="numbers" defaultValue={value('numbers')} className="min-h-28" />
              )}
            </Field>
          </div>
        </fieldset>
        {state?.problem && (
          <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
            {state.problem}
          </p>
        )}
        <Button type="submit" variant="outline" aria-disabled={isPending} className="justify-self-start">
          {isPending ? 'Trying…' : 'Try it first'}
        </Button>
      </form>
      {state?.tried && !isPending && (
        <GiveReport given={state.tried} title="What would happen">
          <RunForm send={send} values={values} count={changesOf(state.tried)} />
        </GiveReport>
      )}
      {state?.given && !isPending && (
        <GiveReport given={state.given} title="What happened">
          {state.given.save && <UndoForm key={state.given.save} undo={undo} save={state.given.save} />}
        </GiveReport>
      )}
    </div>
  )
}

const changesOf = ({ cells }: GivenBrand) =>
  cells.filter(({ outcome }) => outcome !== 'conflict' && outcome !== 'unchanged').length

type RunFormProps = { send: (formData: FormData) => void; values: FormValues; count: number }

/** Posts what was tried, whatever the form above says by now. */
function RunForm({ send, values, count }: RunFormProps): ReactNode {
  if (count === 0) return <p className="text-muted-foreground">There is nothing to change.</p>
  return (
    <form action={send}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="isFinal" value="yes" />
      <Button type="submit">Give it to {count === 1 ? '1 site' : `${count} sites`}</Button>
    </form>
  )
}

function UndoForm({ undo, save }: { undo: UndoAction; save: string }) {
  const [state, send, isPending] = useActionState(undo, null)
  if (state && 'undone' in state) {
    const kept = state.undone.filter(({ outcome }) => outcome !== 'undone')
    return (
      <div role="status" className="grid gap-2">
        <p className="font-medium">
          {state.undone.length - kept.length} put back{kept.length > 0 && `, ${kept.length} not`}
        </p>
        <ul className="text-sm">
          {kept.map(({ site, number, outcome }) => (
            <li key={site}>
              {number}: {outcome}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <form action={send} className="flex flex-wrap items-center gap-4">
      <input type="hidden" name="save" value={save} />
      <Button type="submit" variant="outline" size="sm" aria-disabled={isPending}>
        {isPending ? 'Undoing…' : 'Undo'}
      </Button>
      {state && (
        <p role="alert" className="text-sm text-destructive">
          {state.problem}
        </p>
      )}
    </form>
  )
}
