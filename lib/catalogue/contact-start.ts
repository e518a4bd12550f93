import { firstValue, isUuid, readText, type SearchParams } from '@/lib/list/query'
import type { ContactValues } from './contacts'

/** What a form for a new contact begins with, from the address. */
export function readContactStart(query: SearchParams): Partial<ContactValues> {
  const id = (name: string) => {
    const value = firstValue(query[name])
    return isUuid(value) ? value : undefined
  }
  return {
    group: id('group'),
    brand: id('brand'),
    sites: readText(query.sites),
    client: readText(query.client),
  }
}
