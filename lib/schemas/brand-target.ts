import * as z from 'zod/mini'
import { type FieldErrors, type FormValues, type Parsed, readValues } from '@/lib/forms/form-state'
import type { BrandTarget } from '@/lib/owl/brand-matrix/report'
import { toBrandRole } from '@/lib/owl/brand-roles'
import { dayOrderProblem } from '@/lib/owl/day-order'
import { STATES } from '@/lib/owl/sites'
import { splitSiteNumbers } from '@/lib/text/typed-list'

export const WHERE_LABELS = {
  group: 'All sites of the group that are not closed',
  states: 'Its sites in these states',
  sites: 'Sites with these numbers',
} as const

export const STATE_PREFIX = 'state-'

/** As long as 2,000 site numbers are. */
const MAX_TEXT = 150_000
const MAX_NUMBERS = 2000

const uuid = z.uuid()
const date = z.iso.date()

export type TargetState = { errors: FieldErrors; values: FormValues }

export function parseBrandTarget(formData: FormData): Parsed<BrandTarget, TargetState> {
  const values = readValues(formData, MAX_TEXT)
  const errors: FieldErrors = {}
  const text = (name: string) => values[name] ?? ''
  const role = toBrandRole(text('role'))
  const states = STATES.flatMap(([state]) => (values[STATE_PREFIX + state] === undefined ? [] : [state]))
  const numbers = splitSiteNumbers(text('numbers'))
  const where = text('where')
  if (!uuid.safeParse(text('group')).success) errors.group = 'Choose a site group'
  if (!uuid.safeParse(text('brand')).success) errors.brand = 'Choose a brand'
  if (!role) errors.role = 'Choose a role'
  if (!date.safeParse(text('firstOn')).success) errors.firstOn = 'Choose a first day'
  if (text('lastOn') && !date.safeParse(text('lastOn')).success) errors.lastOn = 'This is not a date'
  else {
    const problem = dayOrderProblem(text('firstOn'), text('lastOn'))
    if (problem !== null) errors.lastOn = problem
  }
  if (where === 'states' && states.length === 0) errors.states = 'Choose at least one state'
  if (where === 'sites' && numbers.length === 0) errors.numbers = 'Name at least one site number'
  if (where === 'sites' && numbers.length > MAX_NUMBERS) errors.numbers = 'Name at most 2,000 sites at once'
  if (!role || Object.keys(errors).length > 0) return { ok: false, state: { errors, values } }
  const target: BrandTarget = {
    group: text('group'),
    brand: text('brand'),
    role,
    firstOn: text('firstOn'),
    lastOn: text('lastOn') || null,
    states: where === 'states' ? states : null,
    numbers: where === 'sites' ? numbers : null,
  }
  return { ok: true, data: target, values }
}
