import { ClientLogo } from '@/components/staff/clients/client-logo'
import { LogoUpload } from '@/components/staff/clients/logo-upload'
import { SidebarSection } from '@/components/staff/headings'
import { RemoveFile } from '@/components/staff/record/remove-file'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'

type Props = {
  /** File name in the bucket `logos`. */
  logo: string | null
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string) => Promise<FinishedUpload>
  remove: () => Promise<void>
}

export const BrandLogoSection = ({ logo, begin, finish, remove }: Props) => (
  <SidebarSection id="logo" title="Logo">
    <LogoUpload hasLogo={logo !== null} begin={begin} finish={finish}>
      {logo ? (
        <div className="grid overflow-hidden rounded-md border">
          <ClientLogo logo={logo} ground="light" />
        </div>
      ) : (
        <p className="rounded-md border border-dashed px-4 py-8 text-center text-muted-foreground">
          No logo yet. The empty border of a picture is cut off.
        </p>
      )}
    </LogoUpload>
    {logo && (
      <RemoveFile what="logo" remove={remove}>
        No visitor sees it. You can undo it.
      </RemoveFile>
    )}
  </SidebarSection>
)
