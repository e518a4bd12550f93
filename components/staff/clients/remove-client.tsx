import { SidebarSection } from '@/components/staff/headings'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { MergePlan } from '@/components/staff/record/merge-plan'
import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import type { Appearance } from '@/lib/catalogue/appearances'
import { listCounts } from '@/lib/catalogue/clients'
import type { NamedClient } from '@/lib/data/catalogue/client-list'
import type { MergeStep } from '@/lib/data/catalogue/client-merges'
import type { ClientRecord } from '@/lib/data/catalogue/client-record'
import { staffPaths } from '@/lib/portal/staff-paths'

type RemoveClientProps = {
  client: ClientRecord
  others: NamedClient[]
  /** The chosen client and what would happen; null before one is chosen. */
  plan: { into: NamedClient; steps: MergeStep[] } | null
  /** The public pages that show it. */
  pages: Appearance[]
  merge: (formData: FormData) => Promise<void>
  remove: () => Promise<void>
}

/** Merging, and deleting where nothing names the client. */
export function RemoveClient({ client, others, plan, pages, merge, remove }: RemoveClientProps) {
  return (
    <SidebarSection id="merge" title="Merge or delete">
      {plan ? (
        <MergePlan
          name={client.values.name}
          {...plan}
          outcomes={OUTCOMES}
          cancelHref={staffPaths.client(client.id)}
          pages={pages}
          merge={merge}
        />
      ) : (
        <form action={`${staffPaths.client(client.id)}#merge`} className="grid max-w-md gap-3">
          <label htmlFor="merge-into" className="text-sm">
            Merge into
          </label>
          <select id="merge-into" name="merge" required defaultValue="" className={`${fieldLook} h-11`}>
            <option value="" disabled>
              Choose a client
            </option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button type="submit" variant="outline" size="sm" className="justify-self-start">
            See what moves
          </Button>
        </form>
      )}
      <DeleteClient client={client} pages={pages} remove={remove} />
    </SidebarSection>
  )
}

const OUTCOMES: Record<string, string> = {
  moves: 'moves',
  joins: 'names both already',
  'is dropped': 'is dropped: the other has its own',
}

function DeleteClient({ client, pages, remove }: Pick<RemoveClientProps, 'client' | 'pages' | 'remove'>) {
  const counts = [
    [client.films.length, 'film'],
    [client.reviews.length, 'review'],
    [client.contacts.length, 'contact'],
    [client.adGroups.length, 'ad group'],
    [client.quoteIds.length, 'quote'],
    [client.leadIds.length, 'lead'],
  ] as const
  const uses = listCounts(counts)
  if (uses) {
    const isOne = counts.reduce((sum, [number]) => sum + number, 0) === 1
    return (
      <p className="text-sm text-muted-foreground">
        It cannot be deleted: {uses} {isOne ? 'names' : 'name'} it.
      </p>
    )
  }
  return (
    <DeleteRecord what="this client" pages={pages} remove={remove}>
      Nothing refers to “{client.values.name}”. You can undo this from its page.
    </DeleteRecord>
  )
}
