import 'server-only'
import * as z from 'zod/mini'
import { readValues, type FormValues, type Parsed } from '@/lib/forms/form-state'
import { setActionRead } from '@/lib/next-runtime/request-context'

type Schema = z.core.$ZodType
export type Schemas = readonly Schema[]
export type Input<Args extends Schemas> = { [I in keyof Args]: z.input<Args[I]> }
type Output<Args extends Schemas> = { [I in keyof Args]: z.output<Args[I]> }

type WithArgs<Args extends Schemas> = {
  /** Schemas of the arguments that the page passes or binds. A wrong one throws. */
  args?: Args
}
export type WithForm<Args extends Schemas, Data, State> = WithArgs<Args> & {
  /** Parses the form for `useActionState`. An invalid form is answered with the parsed state. */
  form: (formData: FormData, args: Output<Args>) => Parsed<Data, State>
}
type WithData<Args extends Schemas, Data extends Schema> = WithArgs<Args> & {
  /** Schema of a form without text to correct, such as a button. An invalid one throws. */
  data: Data
}

type Context<Args extends Schemas> = { args: Output<Args> }
export type FormContext<Args extends Schemas, Data> = Context<Args> & {
  data: Data
  formData: FormData
  /** The posted text that may be sent back to the page. */
  values: FormValues
}

/** Three shapes of actions: with a form and its state, with a form that has no state, and with plain arguments. */
export interface Builder<Options, Extra> {
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

export type Shape = Partial<WithForm<Schemas, unknown, unknown> & WithData<Schemas, Schema>>
export type Handler = (context: object) => Promise<unknown>
type Request = Context<Schemas> & Partial<FormContext<Schemas, unknown>>

function parseOrThrow(schema: Schema, formData: FormData): Parsed<unknown, never> {
  const values = readValues(formData)
  return { ok: true, data: z.parse(schema, values), values }
}

/**
 * Checks the input, which any client can invent. Its size is limited before: the server rejects large bodies, and
 * `readValues` truncates each text.
 */
export function parseInput(shape: Shape, input: unknown[]): Parsed<Request, unknown> {
  setActionRead(false)
  const parsed = parse(shape, input)
  setActionRead(true)
  return parsed
}

function parse({ args = [], form, data }: Shape, input: unknown[]): Parsed<Request, unknown> {
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
