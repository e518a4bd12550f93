import { webAddress } from '@/lib/leads/web-address'

/** What somebody typed, as a link where it can be one. It tells the page behind it nothing of where it was followed from. */
export function WebLink({ typed }: { typed: string }) {
  const href = webAddress(typed)
  if (!href) return typed
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="underline underline-offset-4"
    >
      {typed}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
