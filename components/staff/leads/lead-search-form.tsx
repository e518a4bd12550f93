import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { paths } from '@/lib/paths'
import type { LeadSearch } from '@/lib/leads/search'
import { LeadStatusSelect } from './lead-status-select'

/** Asks by its address, so that a list can be bookmarked, shared and gone back to. */
export function LeadSearchForm({ search }: { search: LeadSearch }) {
  return (
    <form
      role="search"
      aria-label="Contact requests"
      action={paths.leads()}
      className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <Input
        type="search"
        name="q"
        defaultValue={search.text}
        aria-label="Name, business, address or words of the message"
        placeholder="Name, business or words"
        className="h-11!"
      />
      <LeadStatusSelect aria-label="Status" defaultValue={search.status ?? ''} any="Any status" />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}
