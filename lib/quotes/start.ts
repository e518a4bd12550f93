import { firstValue, isUuid, readText, type SearchParams } from '@/lib/list/query'

/** What the address of a new quote says. Ids that are none are left out. */
export function readQuoteStart(params: SearchParams) {
  const id = (name: string) => {
    const value = firstValue(params[name])
    return isUuid(value) ? value : undefined
  }
  return {
    text: readText(params.q),
    lead: id('lead'),
    client: id('client'),
    contact: id('contact'),
    template: id('template'),
  }
}
