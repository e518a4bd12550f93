import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { RemoveFile } from '@/components/staff/record/remove-file'
import type { GuidelinesFile } from '@/lib/data/owl/brand-files'
import { owlPaths } from '@/lib/portal/owl-paths'
import { GuidelinesUpload, type GuidelinesUploadProps } from './guidelines-upload'

type Props = Omit<GuidelinesUploadProps, 'hasFile' | 'children'> & {
  brandId: string
  file: GuidelinesFile | null
  remove: () => Promise<void>
}

export const BrandGuidelinesSection = ({ brandId, file, remove, ...upload }: Props) => (
  <SidebarSection id="guidelines" title="Guidelines file">
    <GuidelinesUpload hasFile={file !== null} {...upload}>
      {file ? (
        <p className="grid gap-1 rounded-md border px-4 py-3">
          <a
            href={owlPaths.brandGuidelines(brandId)}
            className="[overflow-wrap:anywhere] underline underline-offset-4"
          >
            {file.name}
          </a>
          <span className="text-sm text-muted-foreground">
            Since <OfficeTime at={file.since} />
          </span>
        </p>
      ) : (
        <p className="rounded-md border border-dashed px-4 py-8 text-center text-muted-foreground">
          No file yet. Every member of staff can download it.
        </p>
      )}
    </GuidelinesUpload>
    {file && (
      <RemoveFile what="guidelines file" remove={remove}>
        No one can download it after that. You can undo it.
      </RemoveFile>
    )}
  </SidebarSection>
)
