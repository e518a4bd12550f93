type Named = { firstName: string | null; lastName: string | null }

/** Empty for somebody who never gave one. */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ')
