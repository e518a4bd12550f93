/** What whoever accepts a quote agrees to. It is stored with the acceptance. */
export const QUOTE_CONSENT =
  'I accept this quote with the lines, the total and the terms shown on this page, and I may do so for the business that it was prepared for.'
