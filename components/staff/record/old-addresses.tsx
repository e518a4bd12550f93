import { SidebarSection } from '@/components/staff/headings'
import { buttonVariants } from '@/components/ui/button-variants'
import type { OldAddress } from '@/lib/data/website/old-addresses'
import { type PageKind, pathOfPage } from '@/lib/seo/page-kinds'
import { longDate } from '@/lib/time/in-zone'

const WITHOUT: Record<PageKind, string> = {
  video: 'Visitors who use it then land on the portfolio, and another video can take it.',
  place: 'Visitors who use it then see “page not found”, and another page can take it.',
  article: 'Visitors who use it then see “page not found”, and another article can take it.',
}

type Props = { kind: PageKind; addresses: OldAddress[]; actionOf: (slug: string) => () => Promise<void> }

/** Addresses that lead visitors to the present one. */
export function OldAddresses({ kind, addresses, actionOf }: Props) {
  if (addresses.length === 0) return null
  return (
    <SidebarSection id="old-addresses" title="Old addresses">
      <p className="text-sm text-muted-foreground">
        Links and search engines still use them. They lead to the present address.
      </p>
      <ul className="divide-y border-y">
        {addresses.map(({ slug, since }) => (
          <li key={slug} className="grid gap-1 py-2">
            <span className="[overflow-wrap:anywhere]">{pathOfPage(kind, slug)}</span>
            <span className="text-sm text-muted-foreground">until {longDate(since)}</span>
            <details>
              <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
                Free this address
              </summary>
              <p className="my-2 text-sm">{WITHOUT[kind]}</p>
              <form action={actionOf(slug)}>
                <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
                  Yes, free it
                </button>
              </form>
            </details>
          </li>
        ))}
      </ul>
    </SidebarSection>
  )
}
