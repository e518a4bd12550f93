import { buttonVariants } from '@/components/ui/button-variants'

type Props = {
  /** Words while it is closed, and while it is open. */
  labels: [closed: string, open: string]
  /** As in 'task: Call Nora'. */
  what: string
}

/** The button of a `<details>` of class 'group/toggle'. */
export const ToggleSummary = ({ labels: [closed, open], what }: Props) => (
  <summary
    className={buttonVariants({
      variant: 'ghost',
      size: 'sm',
      className: '-ml-3.5 cursor-pointer list-none [&::-webkit-details-marker]:hidden',
    })}
  >
    <span className="group-open/toggle:hidden">{closed}</span>
    <span className="hidden group-open/toggle:inline">{open}</span>
    <span className="sr-only"> {what}</span>
  </summary>
)
