/** Paths of quotes, which clients open by a link, and of the check of accepted ones. */
export const quotePaths = {
  /** What a client is offered. */
  quote: (token: string) => `/quote/${encodeURIComponent(token)}`,
  /** `options` are the ids of the ticked lines; without them, those that are ticked at first. */
  pdf: (token: string, options?: readonly string[]) =>
    `${quotePaths.quote(token)}/pdf${options ? `?options=${options.join(',')}` : ''}`,
  seen: (token: string) => `${quotePaths.quote(token)}/seen`,
  /** Whether the file of an accepted quote is as it was. */
  check: () => '/quote/check',
  /** The public keys for that, as PEM. */
  keys: () => '/quote/check/keys.pem',
} as const
