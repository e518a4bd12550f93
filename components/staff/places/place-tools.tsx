import { SidebarSection } from '@/components/staff/headings'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = {
  /** Null for a place that the composer does not know. */
  compose: (() => Promise<void>) | null
  /** Null for who may not delete it. */
  remove: (() => Promise<void>) | null
}

/** What replaces the text or takes the page away, each behind a question. */
export function PlaceTools({ compose, remove }: Props) {
  if (!compose && !remove) return null
  return (
    <SidebarSection id="more" title="More">
      {compose && (
        <details>
          <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
            Compose the text again
          </summary>
          <p className="my-3">
            The text is replaced by one made from what is known of the place. The present one stays among the
            versions.
          </p>
          <form action={compose}>
            <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              Yes, compose it
            </button>
          </form>
        </details>
      )}
      {remove && (
        <DeleteRecord what="this draft" remove={remove}>
          It is deleted. You can undo this from its page.
        </DeleteRecord>
      )}
    </SidebarSection>
  )
}
