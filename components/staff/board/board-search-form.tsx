import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

type Props = {
  /** Address of the board. */
  action: string
  text: string
}

/** Asks by its address. */
export const BoardSearchForm = ({ action, text }: Props) => (
  <form role="search" aria-label="Ad groups" action={action} className="flex min-w-0 gap-3">
    <Input
      type="search"
      name="q"
      defaultValue={text}
      aria-label="Name, client or product"
      placeholder="Name, client or product"
      className="h-11! max-w-md"
    />
    <Button type="submit" variant="secondary">
      Search
    </Button>
  </form>
)
