'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onNavigate' | 'href'> & { href: string }

/** Where a link leads. The guard of unsaved changes cancels the event; without it the link is followed. */
export const STAFF_LINK_EVENT = 'staff-link'

/** Without prefetch: every page of the portal reads live data, and a list links to hundreds. */
export const StaffLink = (props: Props) => (
  <Link
    {...props}
    prefetch={false}
    onNavigate={(event) => {
      const { href, replace, scroll } = props
      const asked = new CustomEvent(STAFF_LINK_EVENT, { cancelable: true, detail: { href, replace, scroll } })
      if (!dispatchEvent(asked)) event.preventDefault()
    }}
  />
)
