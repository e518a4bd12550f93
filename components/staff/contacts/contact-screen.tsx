import { ForgetDraft } from '@/components/forms/forget-draft'
import { FollowUp } from '@/components/staff/follow-up/follow-up'
import { Appearances } from '@/components/staff/record/appearances'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import { changeContact, mergeContact, removeContact, undoContactChange } from '@/lib/actions/contacts'
import { NEW_CONTACT_DRAFT } from '@/lib/schemas/client-contact-fields'
import type { ContactScreenData } from '@/lib/data/catalogue/contact-screen'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'
import { ContactDetail } from './contact-detail'
import { ContactReviews } from './contact-reviews'
import { RemoveContact } from './remove-contact'
import { SimilarContacts } from './similar-contacts'

type Props = { area: ContactArea; id: string; screen: ContactScreenData; isSuperAdmin: boolean }

export function ContactScreen({ area, id, screen, isSuperAdmin }: Props) {
  const { contact, clients } = screen
  const history = (
    <History
      table="contacts"
      entries={screen.entries}
      moreHref={screen.canShowMore ? staffPaths.contact(area, id, { history: 'all' }) : null}
      undo={undoContactChange.bind(null, area, id)}
      names={new Map(clients.map((client) => [client.id, client.name]))}
    />
  )
  if (!contact) {
    return (
      <DeletedRecord
        list={{ href: staffPaths.contacts(area), label: 'All contacts' }}
        title="This contact was deleted"
        text="Undo the deletion below to have name, position and client back. E-mail, phone and notes are gone."
      >
        {history}
      </DeletedRecord>
    )
  }
  return (
    <ContactDetail
      area={area}
      contact={contact}
      clients={clients.map(({ name }) => name)}
      actionOf={(field) => changeContact.bind(null, area, id, field)}
      side={<SimilarContacts area={area} id={id} similar={screen.similar} canMerge={isSuperAdmin} />}
    >
      {screen.isNew && <ForgetDraft name={NEW_CONTACT_DRAFT} />}
      <FollowUp
        subject={{ kind: 'contact', id }}
        followUp={screen.followUp}
        moreHref={staffPaths.contact(area, id, { notes: 'all' })}
      />
      <ContactReviews reviews={contact.reviews} />
      <section aria-labelledby="website" className="grid gap-2">
        <h2 id="website" className="type-heading">
          On the website
        </h2>
        <Appearances
          pages={screen.pages}
          title="Pages with name and position of this contact:"
          none="No public page shows this contact."
        />
      </section>
      {history}
      {isSuperAdmin && (
        <RemoveContact
          area={area}
          contact={contact}
          plan={screen.plan}
          pages={screen.pages}
          merge={mergeContact.bind(null, area, id)}
          remove={removeContact.bind(null, area, id)}
        />
      )}
    </ContactDetail>
  )
}
