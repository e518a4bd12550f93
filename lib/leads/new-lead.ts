/** As stored in `source`: a lead that called. Leads of the form have the page of the form there. */
export const PHONE_SOURCE = 'phone'

export const NEW_LEAD_DRAFT = 'new-lead'
