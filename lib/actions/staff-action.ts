import 'server-only'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import type { Account } from '@/lib/auth/account'
import { withFlash, type FlashCode } from '@/lib/auth/flash'
import type { Access } from '@/lib/auth/roles'
import { requireArea, requireViewer } from '@/lib/auth/session'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { setActionRead } from '@/lib/next-runtime/request-context'
import { parseInput, type Builder, type Handler, type Shape } from './action-input'

type StaffOptions = {
  /** Who may call it. The effective role decides, also while mirroring. */
  area: Access | 'signed-in'
  /** The page to return to after signing in; a function gets the first argument, unchecked. */
  from: string | ((first: unknown) => string)
}

/** An action of the portal. Checks in this order: origin, role, arguments, form. */
export const staffAction = ((options: StaffOptions & Shape, handler: Handler) =>
  async (...input: unknown[]) => {
    await assertSameOrigin()
    setActionRead(true)
    const from = typeof options.from === 'string' ? options.from : options.from(input[0])
    const viewer =
      options.area === 'signed-in' ? await requireViewer(from) : await requireArea(options.area, from)
    const request = parseInput(options, input)
    return request.ok ? handler({ ...request.data, viewer }) : request.state
  }) as Builder<StaffOptions, { viewer: Account }>

/**
 * Ends an action: redirects to a page that shows a message. Revalidation makes the message appear again when the
 * same message is sent twice, because the browser then stays on the same URL.
 * @param path without query
 * @param query the query of the page that the action was sent from
 */
export function returnWith(code: FlashCode, path: string, query = ''): never {
  revalidatePath(path)
  redirect(withFlash(query ? `${path}?${query}` : path, code))
}
