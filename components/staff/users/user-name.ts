import type { User } from '@/lib/data/users'

/** Null for somebody who never gave one. */
export const userName = ({ firstName, lastName }: User): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null
