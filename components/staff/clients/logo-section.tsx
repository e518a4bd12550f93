import type { ReactNode } from 'react'
import { SidebarSection } from '@/components/staff/headings'
import { buttonVariants } from '@/components/ui/button-variants'
import { ClientLogo } from './client-logo'

type Props = {
  logo: string | null
  remove: () => Promise<void>
  /** Puts what is shown into the place that takes files. */
  upload: (shown: ReactNode) => ReactNode
}

export function LogoSection({ logo, remove, upload }: Props) {
  return (
    <SidebarSection id="logo" title="Logo">
      {upload(
        logo ? (
          <div className="grid overflow-hidden rounded-md border sm:grid-cols-2 lg:grid-cols-1">
            <ClientLogo logo={logo} />
            <ClientLogo logo={logo} ground="light" />
          </div>
        ) : (
          <p className="rounded-md border border-dashed px-4 py-8 text-center text-muted-foreground">
            No logo yet. The empty border of a picture is cut off.
          </p>
        ),
      )}
      {logo && (
        <form action={remove}>
          <button type="submit" className={buttonVariants({ variant: 'link', size: 'sm' })}>
            Remove logo
          </button>
        </form>
      )}
    </SidebarSection>
  )
}
