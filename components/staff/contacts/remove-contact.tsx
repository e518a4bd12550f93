import { SidebarSection } from '@/components/staff/headings'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { MergePlan } from '@/components/staff/record/merge-plan'
import type { Appearance } from '@/lib/catalogue/appearances'
import type { ContactRecord } from '@/lib/data/catalogue/contact-record'
import type { ContactMergePlan } from '@/lib/data/catalogue/contact-screen'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'

type RemoveContactProps = {
  area: ContactArea
  contact: ContactRecord
  plan: ContactMergePlan | null
  /** The public pages that show it. */
  pages: Appearance[]
  merge: (formData: FormData) => Promise<void>
  remove: () => Promise<void>
}

const nameOf = ({ values }: ContactRecord) => `${values.firstName} ${values.lastName}`

const OUTCOMES: Record<string, string> = {
  moves: 'moves',
  joins: 'is put below the other’s',
  'is dropped': 'is dropped: the other has its own',
}

/** Merging with a contact that was chosen, and deleting where nothing names the contact. */
export function RemoveContact({ area, contact, plan, pages, merge, remove }: RemoveContactProps) {
  const count = contact.reviews.length
  return (
    <SidebarSection id="merge" title={plan ? 'Merge or delete' : 'Delete'}>
      {plan && (
        <MergePlan
          name={nameOf(contact)}
          {...plan}
          outcomes={OUTCOMES}
          cancelHref={staffPaths.contact(area, contact.id)}
          pages={pages}
          merge={merge}
        />
      )}
      {count > 0 ? (
        <p className="text-sm text-muted-foreground">
          It cannot be deleted: {count} {count === 1 ? 'review names' : 'reviews name'} it.
        </p>
      ) : (
        <DeleteRecord what="this contact" remove={remove}>
          The history keeps name, position and client of “{nameOf(contact)}”, so that they can come back.
          Email, phone and notes are gone for good.
        </DeleteRecord>
      )}
    </SidebarSection>
  )
}
