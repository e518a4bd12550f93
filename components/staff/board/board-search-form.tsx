import { SearchField } from '@/components/staff/list/search-field'
import { Button } from '@/components/ui/button'

type Props = {
  /** Address of the board. */
  action: string
  text: string
}

/** Asks by its address. */
export const BoardSearchForm = ({ action, text }: Props) => (
  <form role="search" aria-label="Ad groups" action={action} className="flex min-w-0 gap-3">
    <SearchField text={text} searched="Name, client or product" className="max-w-md" />
    <Button type="submit" variant="secondary">
      Search
    </Button>
  </form>
)
