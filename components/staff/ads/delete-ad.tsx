import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = { title: string; remove: () => Promise<void> }

/** Unfolds to say what goes with it, so that a stray click deletes nothing. */
export function DeleteAd({ title, remove }: Props) {
  return (
    <details className="justify-self-start">
      <summary className={buttonVariants({ variant: 'outline', size: 'sm', className: 'list-none' })}>
        Delete this ad
      </summary>
      <form action={remove} className="mt-4 grid max-w-xl gap-4 border-l-2 border-destructive py-1 pl-4">
        <p>
          “{title}” goes with all versions of its files, and with what clients said about it. It cannot be
          brought back.
        </p>
        <Button type="submit" variant="destructive" size="sm" className="justify-self-start">
          Delete for good
        </Button>
      </form>
    </details>
  )
}
