import type { ReactNode } from 'react'
import { ClientLogo } from '@/components/staff/clients/client-logo'
import { SidebarSection } from '@/components/staff/headings'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = {
  /** File name in the bucket `logos`. */
  logo: string | null
  remove: () => Promise<void>
  /** Puts what is shown into the place that takes files. */
  upload: (shown: ReactNode) => ReactNode
}

export const BrandLogoSection = ({ logo, remove, upload }: Props) => (
  <SidebarSection id="logo" title="Logo">
    {upload(
      logo ? (
        <div className="grid overflow-hidden rounded-md border">
          <ClientLogo logo={logo} ground="light" />
        </div>
      ) : (
        <p className="rounded-md border border-dashed px-4 py-8 text-center text-muted-foreground">
          No logo yet. The empty border of a picture is cut off.
        </p>
      ),
    )}
    {logo && (
      <details>
        <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
          Remove logo
        </summary>
        <form action={remove} className="mt-3 grid justify-items-start gap-3">
          <p>No visitor sees it. You can undo it.</p>
          <button type="submit" className={buttonVariants({ variant: 'destructive', size: 'sm' })}>
            Yes, remove it
          </button>
        </form>
      </details>
    )}
  </SidebarSection>
)
