import type { ReactNode } from 'react'
import { SidebarSection } from '@/components/staff/headings'
import { Appearances } from '@/components/staff/record/appearances'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Appearance } from '@/lib/catalogue/appearances'
import { ClientLogo } from './client-logo'

type Props = {
  logo: string | null
  /** The public pages that show the logo. */
  pages: Appearance[]
  remove: () => Promise<void>
  /** Puts what is shown into the place that takes files. */
  upload: (shown: ReactNode) => ReactNode
}

export function LogoSection({ logo, pages, remove, upload }: Props) {
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
        <>
          <Appearances
            pages={pages}
            title="A change is at once on these pages:"
            none="No public page shows this logo."
          />
          <details>
            <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
              Remove logo
            </summary>
            <form action={remove} className="mt-3 grid justify-items-start gap-3">
              <p>
                {pages.length > 0 ? 'It disappears from these pages.' : 'No visitor sees it.'} You can undo
                it.
              </p>
              <button type="submit" className={buttonVariants({ variant: 'destructive', size: 'sm' })}>
                Yes, remove it
              </button>
            </form>
          </details>
        </>
      )}
    </SidebarSection>
  )
}
