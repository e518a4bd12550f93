import 'server-only'
import * as z from 'zod/mini'
import type { Account } from '@/lib/auth/account'
import type { Area } from '@/lib/auth/roles'
import { requireArea, requireViewer } from '@/lib/auth/session'
import { DataError } from '@/lib/errors'
import { readValues, type FormState, type FormValues } from '@/lib/forms/form-state'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import type { Parsed } from '@/lib/forms/parse-form'
import { checkVisitor, type Visitor } from '@/lib/forms/visitor'
import type { FormName } from '@/lib/forms/visitor-fields'

type Schema = z.core.$ZodType
type Schemas = readonly Schema[]
type Input<Args extends Schemas> = { [I in keyof Args]: z.input<Args[I]> }
type Output<Args extends Schemas> = { [I in keyof Args]: z.output<Args[I]> }

type WithArgs<Args extends Schemas> = {
  /** Schemas of the arguments that the page passes or binds. A wrong one throws. */
  args?: Args
}
type WithForm<Args extends Schemas, Data, State> = WithArgs<Args> & {
  /** Parses the form for `useActionState`. An invalid form is answered with the parsed state. */
  form: (formData: FormData, args: Output<Args>) => Parsed<Data, State>
}
type WithData<Args extends Schemas, Data extends Schema> = WithArgs<Args> & {
  /** Schema of a form without text to correct, such as a button. An invalid one throws. */
  data: Data
}

type Context<Args extends Schemas> = { args: Output<Args> }
type FormContext<Args extends Schemas, Data> = Context<Args> & {
  data: Data
  formData: FormData
  /** The posted text that may be sent back to the page. */
  values: FormValues
}

/** Three shapes of actions: with a form and its state, with a form that has no state, and with plain arguments. */
interface Builder<Options, Extra> {
  <Data, State, const Args extends Schemas = []>(
    options: Options & WithForm<Args, Data, State>,
    handler: (context: FormContext<Args, Data> & Extra) => Promise<NoInfer<State>>,
  ): (...input: [...Input<Args>, previous: State, formData: FormData]) => Promise<State>
  <Data extends Schema, Result, const Args extends Schemas = []>(
    options: Options & WithData<Args, Data>,
    handler: (context: FormContext<Args, z.output<Data>> & Extra) => Promise<Result>,
  ): (...input: [...Input<Args>, formData: FormData]) => Promise<Result>
  <Result, const Args extends Schemas = []>(
    options: Options & WithArgs<Args> & { form?: never; data?: never },
    handler: (context: Context<Args> & Extra) => Promise<Result>,
  ): (...input: Input<Args>) => Promise<Result>
}

/** A public form with a bot check. A `DataError` of the handler is answered as `unavailable`, with the typed text. */
type VisitorBuilder = <Data, const Args extends Schemas = []>(
  options: WithForm<Args, Data, FormState> & { visitor: FormName },
  handler: (
    context: FormContext<Args, Data> & { visitor: Visitor; isDoubtful: boolean },
  ) => Promise<FormState>,
) => (...input: [...Input<Args>, previous: FormState, formData: FormData]) => Promise<FormState>

type Shape = Partial<WithForm<Schemas, unknown, unknown> & WithData<Schemas, Schema>>
type Handler = (context: object) => Promise<unknown>
type Request = Context<Schemas> & Partial<FormContext<Schemas, unknown>>

function parseOrThrow(schema: Schema, formData: FormData): Parsed<unknown, never> {
  const values = readValues(formData)
  return { ok: true, data: z.parse(schema, values), values }
}

/**
 * Checks the input, which any client can invent. Its size is limited before: the server rejects large bodies, and
 * `readValues` truncates each text.
 */
function parseInput({ args = [], form, data }: Shape, input: unknown[]): Parsed<Request, unknown> {
  const parsedArgs = args.map((schema, index) => z.parse(schema, input[index]))
  const read = form ?? (data && ((formData: FormData) => parseOrThrow(data, formData)))
  if (!read) return { ok: true, data: { args: parsedArgs }, values: {} }
  // The previous state comes before the form. It is not used: a client can invent it, too.
  const formData = input[args.length + (form ? 1 : 0)]
  if (!(formData instanceof FormData)) throw new Error('A server action was called without its form')
  const parsed = read(formData, parsedArgs)
  if (!parsed.ok) return parsed
  return { ok: true, data: { ...parsed, args: parsedArgs, formData }, values: parsed.values }
}

type StaffOptions = {
  /** Who may call it. The effective role decides, also while mirroring. */
  area: Area | 'signed-in'
  /** The page to return to after signing in; a function gets the first argument, unchecked. */
  from: string | ((first: unknown) => string)
}

/** An action of the portal. Checks in this order: origin, role, arguments, form. */
export const staffAction = ((options: StaffOptions & Shape, handler: Handler) =>
  async (...input: unknown[]) => {
    await assertSameOrigin()
    const from = typeof options.from === 'string' ? options.from : options.from(input[0])
    const viewer =
      options.area === 'signed-in' ? await requireViewer(from) : await requireArea(options.area, from)
    const request = parseInput(options, input)
    return request.ok ? handler({ ...request.data, viewer }) : request.state
  }) as Builder<StaffOptions, { viewer: Account }>

/** An action that everybody may call. Checks in this order: origin, arguments, form, bot check (`visitor`). */
export const publicAction = ((options: Shape & { visitor?: FormName }, handler: Handler) =>
  async (...input: unknown[]) => {
    // The bot check includes the origin. It answers with a state, which keeps the typed text.
    if (!options.visitor) await assertSameOrigin()
    const request = parseInput(options, input)
    if (!request.ok) return request.state
    const { formData } = request.data
    if (!options.visitor || !formData) return handler(request.data)

    const human = await checkVisitor(options.visitor, formData)
    if (!human.ok) return human.state
    try {
      return await handler({ ...request.data, ...human })
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      return { status: 'failed', reason: 'unavailable', values: request.values }
    }
  }) as Builder<{ visitor?: never }, object> & VisitorBuilder
