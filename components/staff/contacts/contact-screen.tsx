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
import { showDuty } from './contact-duties'
import { ContactReviews } from './contact-reviews'
import { RemoveContact } from './remove-contact'
import { SimilarContacts } from './similar-contacts'

type Props = { area: ContactArea; id: string; screen: ContactScreenData; isSuperAdmin: boolean }

export function ContactScreen({ area, id, screen, isSuperAdmin }: Props) {
  const { contact, choices } = screen
  const history = (
    <History
      table="contacts"
      entries={screen.entries}
      moreHref={screen.canShowMore ? staffPaths.contact(area, id, { history: 'all' }) : null}
      undo={undoContactChange.bind(null, area, id)}
      names={
        new Map(
          [...choices.clients, ...choices.groups, ...choices.brands].map(
            ({ id, name }) => [id, name] as const,
          ),
        )
      }
      show={(column, value) =>
        showDuty(column, value, new Map(contact?.sites.map((site) => [site.id, site.number])))
      }
    />
  )
  if (!contact) {
    return (
      <DeletedRecord
        list={{ href: staffPaths.contacts(area), label: 'All contacts' }}
        title="This contact was deleted"
        text="Undo the deletion below to have name, position, client, site group, sites and brand back. After a merge, what named this contact comes back, too. Email, phone and notes are gone, apart from what a merge has moved."
      >
        {history}
      </DeletedRecord>
    )
  }
  return (
    <ContactDetail
      area={area}
      contact={contact}
      choices={choices}
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
