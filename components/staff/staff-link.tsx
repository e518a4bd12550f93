import Link from 'next/link'
import type { ComponentProps } from 'react'

/** Without prefetch: every page of the portal reads live data, and a list links to hundreds. */
export const StaffLink = (props: Omit<ComponentProps<typeof Link>, 'prefetch'>) => (
  <Link {...props} prefetch={false} />
)
