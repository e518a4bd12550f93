import Link from 'next/link'
import { SidebarSection } from '@/components/staff/headings'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import type { NamedClient } from '@/lib/data/catalogue/client-list'
import type { ClientRecord, MergeStep } from '@/lib/data/catalogue/client-record'
import { staffPaths } from '@/lib/portal/staff-paths'

type RemoveClientProps = {
  client: ClientRecord
  others: NamedClient[]
  /** The chosen client and what would happen; null before one is chosen. */
  plan: { into: NamedClient; steps: MergeStep[] } | null
  merge: (formData: FormData) => Promise<void>
  remove: () => Promise<void>
}

/** Merging, and deleting where nothing names the client. */
export function RemoveClient({ client, others, plan, merge, remove }: RemoveClientProps) {
  return (
    <SidebarSection id="merge" title="Merge or delete">
      {plan ? (
        <MergePlan client={client} {...plan} merge={merge} />
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
      <DeleteClient client={client} remove={remove} />
    </SidebarSection>
  )
}

type MergePlanProps = {
  client: ClientRecord
  into: NamedClient
  steps: MergeStep[]
  merge: (formData: FormData) => Promise<void>
}

const OUTCOMES: Record<string, string> = {
  moves: 'moves',
  joins: 'names both already',
  'is dropped': 'is dropped: the other has its own',
}

function MergePlan({ client, into, steps, merge }: MergePlanProps) {
  return (
    <div className="grid gap-3 rounded-md border p-4">
      <p className="[overflow-wrap:anywhere]">
        “{client.values.name}” becomes part of “{into.name}” and is deleted.
        {steps.length === 0 && ' Nothing else changes.'}
      </p>
      {steps.length > 0 && (
        <ul className="divide-y border-y text-sm">
          {steps.map(({ kind, label, outcome }, index) => (
            <li key={index} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 py-2">
              <span className="text-muted-foreground capitalize">{kind}</span>
              <span className="[overflow-wrap:anywhere]">
                <span className="line-clamp-2">{label}</span>
                <span className="text-muted-foreground">{OUTCOMES[outcome]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form action={merge} className="flex flex-wrap gap-2">
        <input type="hidden" name="into" value={into.id} />
        <Button type="submit" variant="destructive" size="sm">
          Merge
        </Button>
        <Link
          href={staffPaths.client(client.id)}
          scroll={false}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Cancel
        </Link>
      </form>
    </div>
  )
}

const count = (number: number, noun: string) => number > 0 && `${number} ${noun}${number === 1 ? '' : 's'}`

function DeleteClient({ client, remove }: Pick<RemoveClientProps, 'client' | 'remove'>) {
  const uses = [
    count(client.films.length, 'film'),
    count(client.reviews.length, 'review'),
    count(client.contacts.length, 'contact'),
  ].filter((use) => use !== false)
  if (uses.length > 0) {
    return (
      <p className="text-sm text-muted-foreground">
        It cannot be deleted: {new Intl.ListFormat('en-US').format(uses)}{' '}
        {uses.length === 1 && uses[0]?.startsWith('1 ') ? 'names' : 'name'} it.
      </p>
    )
  }
  return (
    <details>
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Delete this client
      </summary>
      <p className="my-3 [overflow-wrap:anywhere]">
        Nothing names “{client.values.name}”. Its page keeps the history, so that this can be undone.
      </p>
      <form action={remove}>
        <Button type="submit" variant="destructive" size="sm">
          Yes, delete it
        </Button>
      </form>
    </details>
  )
}
