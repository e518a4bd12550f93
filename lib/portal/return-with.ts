import 'server-only'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { withFlash, type FlashCode } from '@/lib/auth/flash'

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
