import Link from 'next/link'
import { SidebarSection } from '@/components/staff/headings'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { ContactRecord } from '@/lib/data/catalogue/contact-record'
import type { ContactMergePlan } from '@/lib/data/catalogue/contact-screen'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'

type RemoveContactProps = {
  area: ContactArea
  contact: ContactRecord
  plan: ContactMergePlan | null
  merge: (formData: FormData) => Promise<void>
  remove: () => Promise<void>
}

const nameOf = ({ values }: ContactRecord) => `${values.firstName} ${values.lastName}`

/** Merging with a contact that was chosen, and deleting where nothing names the contact. */
export function RemoveContact({ area, contact, plan, merge, remove }: RemoveContactProps) {
  const count = contact.reviews.length
  return (
    <SidebarSection id="merge" title={plan ? 'Merge or delete' : 'Delete'}>
      {plan && <MergePlan area={area} contact={contact} plan={plan} merge={merge} />}
      {count > 0 ? (
        <p className="text-sm text-muted-foreground">
          It cannot be deleted: {count} {count === 1 ? 'review names' : 'reviews name'} it.
        </p>
      ) : (
        <details>
          <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
            Delete this contact
          </summary>
          <p className="my-3 [overflow-wrap:anywhere]">
            The history keeps name, position and client of “{nameOf(contact)}”, so that they can come back.
            E-mail, phone and notes are gone for good.
          </p>
          <form action={remove}>
            <Button type="submit" variant="destructive" size="sm">
              Yes, delete it
            </Button>
          </form>
        </details>
      )}
    </SidebarSection>
  )
}

const OUTCOMES: Record<string, string> = {
  moves: 'moves',
  joins: 'is put below the other’s',
  'is dropped': 'is dropped: the other has its own',
}

type MergePlanProps = Omit<RemoveContactProps, 'plan' | 'remove'> & { plan: ContactMergePlan }

function MergePlan({ area, contact, plan: { into, steps }, merge }: MergePlanProps) {
  return (
    <div className="grid gap-3 rounded-md border p-4">
      <p className="[overflow-wrap:anywhere]">
        “{nameOf(contact)}” becomes part of “{into.name}” and is deleted.
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
          href={staffPaths.contact(area, contact.id)}
          scroll={false}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Cancel
        </Link>
      </form>
    </div>
  )
}
