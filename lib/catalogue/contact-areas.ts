/** Areas that show contacts: owls and project managers work in the owl's. */
export const CONTACT_AREAS = ['admin', 'owl'] as const
export type ContactArea = (typeof CONTACT_AREAS)[number]

/** The screen of the list in each area, relative to the area. */
export const CONTACT_SCREENS = { admin: 'add-contact', owl: 'contacts' } as const satisfies Record<
  ContactArea,
  string
>
