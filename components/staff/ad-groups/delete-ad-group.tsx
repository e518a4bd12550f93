import { Button } from '@/components/ui/button'
import type { AdGroup } from '@/lib/data/ads/ad-group-detail'

type Props = { group: AdGroup; remove: () => Promise<void> }

function contents(ads: number): string {
  if (ads === 0) return 'It has no ads.'
  return ads === 1 ? 'Its ad and all files go with it.' : `Its ${ads} ads and all their files go with it.`
}

/** Takes a second click, which says what would be lost. */
export function DeleteAdGroup({ group, remove }: Props) {
  return (
    <details>
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Delete this group
      </summary>
      <p className="my-3 [overflow-wrap:anywhere]">
        “{group.values.name}” will be gone for good. {contents(group.ads.length)}
      </p>
      <form action={remove}>
        <Button type="submit" variant="destructive" size="sm">
          Yes, delete it
        </Button>
      </form>
    </details>
  )
}
