'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import type { ChoiceContact, ReviewChoices } from '@/lib/data/catalogue/review-choices'
import type { Action } from '@/lib/forms/form-state'
import { SelectField } from './select-field'

type Props = {
  action: Action
  choices: ReviewChoices
  /** Id of the contact whose page led here. Empty without one. */
  person: string
}

export function AskForReviewForm({ action, choices, person }: Props) {
  const form = useActionForm(`ask-for-review-${choices.id}`, action)
  const { errors = {} } = form.state
  const films = choices.films.filter(({ isPublished }) => isPublished)
  const reachable = choices.contacts.filter(({ hasEmail }) => hasEmail)
  if (reachable.length === 0) {
    return (
      <p className="text-muted-foreground">
        No one at {choices.name} has an email address. Add one to a contact first.
      </p>
    )
  }
  if (films.length === 0) {
    return (
      <p className="text-muted-foreground">
        No published film names {choices.name}. Publish one first, because the form shows it.
      </p>
    )
  }
  return (
    <ActionForm form={form} submit="Send email" pending="Sending…">
      <SelectField
        label="Person"
        name="contact"
        options={[['', 'Choose a person', true], ...choices.contacts.map(toOption)]}
        value={form.values.contact ?? chooseContact(choices.contacts, person)}
        error={errors.contact}
      />
      <SelectField
        label="Film"
        name="film"
        options={[['', 'Choose a film', true], ...films.map(({ id, title }) => [id, title] as const)]}
        value={form.values.film ?? (films.length === 1 ? films[0]?.id : '')}
        error={errors.film}
        hint="The form shows it, and the review names it."
      />
    </ActionForm>
  )
}

/** A letter to the wrong person cannot be taken back, so nobody is chosen among several unless a page led to them. */
function chooseContact(contacts: ChoiceContact[], person: string): string {
  const [only, ...others] = contacts
  const chosen = contacts.find(({ id }) => id === person) ?? (others.length === 0 ? only : undefined)
  return chosen?.hasEmail ? chosen.id : ''
}

function toOption({ id, name, position, hasEmail }: ChoiceContact) {
  const label = position ? `${name}, ${position}` : name
  return [id, hasEmail ? label : `${label} (no email address)`, !hasEmail] as const
}
