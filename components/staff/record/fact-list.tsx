import type { ReactNode } from 'react'
import { webAddress } from '@/lib/leads/web-address'

/** Leaves out facts without a value. */
export function FactList({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className="divide-y border-y">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 py-3">
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export const MailAddress = ({ address }: { address: string }) => (
  <a
    href={`mailto:${encodeURIComponent(address)}`}
    className="underline underline-offset-4 max-md:[overflow-wrap:anywhere]"
  >
    {address.slice(0, address.indexOf('@') + 1)}
    <wbr />
    {address.slice(address.indexOf('@') + 1)}
  </a>
)

export const PhoneNumber = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className="underline underline-offset-4">
    {number}
  </a>
)

/** Links text from a visitor if it is a web address. Sends no referrer. */
export function WebLink({ text }: { text: string }) {
  const href = webAddress(text)
  if (!href) return text
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="underline underline-offset-4"
    >
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
