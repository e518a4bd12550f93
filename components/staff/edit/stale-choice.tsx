import { buttonVariants } from '@/components/ui/button-variants'
import type { Edit } from '@/lib/forms/edit-state'
import { describeValue, type EditControl } from './edit-control'

type Props = { control: EditControl; edit: Edit; isPending: boolean; onKeep: () => void }

/** Shows what both people saved, and asks. */
export function StaleChoice({ control, edit, isPending, onKeep }: Props) {
  return (
    <div role="alert" className="grid gap-3 border-l-2 border-destructive py-1 pl-4">
      <p className="font-medium">Somebody saved this meanwhile. Which one stays?</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-base font-normal tracking-normal whitespace-pre-line">
        <dt className="text-sm text-muted-foreground">Theirs</dt>
        <dd className="[overflow-wrap:anywhere]">{describeValue(control, edit.base)}</dd>
        <dt className="text-sm text-muted-foreground">Yours</dt>
        <dd className="[overflow-wrap:anywhere]">{describeValue(control, edit.value)}</dd>
      </dl>
      <input type="hidden" name="value" value={edit.value} />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          name="keep"
          value="theirs"
          autoFocus
          onClick={(event) => {
            event.preventDefault()
            onKeep()
          }}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Keep theirs
        </button>
        <button type="submit" aria-disabled={isPending} className={buttonVariants({ size: 'sm' })}>
          {isPending ? 'Saving…' : 'Save mine'}
        </button>
      </div>
    </div>
  )
}
