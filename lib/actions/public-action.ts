import 'server-only'
import { DataError } from '@/lib/errors'
import type { FormState } from '@/lib/forms/form-state'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { checkVisitor, type Visitor } from '@/lib/forms/visitor'
import type { FormName } from '@/lib/forms/visitor-fields'
import {
  parseInput,
  type Builder,
  type FormContext,
  type Handler,
  type Shape,
  type WithForm,
  type Schemas,
  type Input,
} from './action-input'

/** A public form with a bot check. A `DataError` of the handler is answered as `unavailable`, with the typed text. */
type VisitorBuilder = <Data, const Args extends Schemas = []>(
  options: WithForm<Args, Data, FormState> & { visitor: FormName },
  handler: (
    context: FormContext<Args, Data> & { visitor: Visitor; isDoubtful: boolean },
  ) => Promise<FormState>,
) => (...input: [...Input<Args>, previous: FormState, formData: FormData]) => Promise<FormState>

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
