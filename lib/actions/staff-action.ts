import 'server-only'
import type { Account } from '@/lib/auth/account'
import type { Area } from '@/lib/auth/roles'
import { requireArea, requireViewer } from '@/lib/auth/session'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { parseInput, type Builder, type Handler, type Shape } from './action-input'

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
