export const ERROR_TITLE = 'This scene needs another take'
export const ERROR_ADVICE =
  'Something went wrong on our side. Please try again; if it keeps happening, come back in a few minutes.'
