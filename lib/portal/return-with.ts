import 'server-only'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { withFlash, type FlashCode } from '@/lib/auth/flash'

/**
 * Ends an action of the portal: back to a page of it, which says what came of it. Drawn anew, since the second time that
 * the same comes of it the browser is sent to an address that it takes for the one it shows.
 *
 * @param path without a query
 * @param query what the page was asked for, so that it looks as it was left
 */
export function returnWith(code: FlashCode, path: string, query = ''): never {
  revalidatePath(path)
  redirect(withFlash(query ? `${path}?${query}` : path, code))
}
