import { z } from 'zod'

const shape = z.object({
  token_hash: z.string().min(8).max(200),
  type: z.enum(['recovery', 'invite', 'email_change']),
})

/** A link in a message of the auth server, as our templates write it. */
export type MailedLink = { tokenHash: string; type: z.output<typeof shape>['type'] }

/** Null for an address that no template of ours writes. */
export function readMailedLink(params: unknown): MailedLink | null {
  const link = shape.safeParse(params)
  return link.success ? { tokenHash: link.data.token_hash, type: link.data.type } : null
}
