export const ERROR_TITLE = 'This scene needs another take'
export const ERROR_ADVICE =
  'Something went wrong on our side. Please try again; if it keeps happening, come back in a few minutes.'

/** The database or the auth server did not say who somebody is. */
export const UNVERIFIED_TITLE = 'Failed to verify your permissions'

export const OUTDATED_FORM_TITLE = 'This form is out of date'
export const OUTDATED_FORM_ADVICE =
  'We updated the site while you filled it in, and nothing was sent. Go back and copy what you wrote. Then load the page again and send it.'
