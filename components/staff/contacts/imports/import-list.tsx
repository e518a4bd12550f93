import { ScreenHeading } from '@/components/staff/headings'
import { EarlierImports } from '@/components/staff/import/earlier-imports'
import { CsvImportUpload } from '@/components/staff/import/import-upload'
import { StaffLink } from '@/components/staff/staff-link'
import { beginContactUpload, discardImport, finishContactUpload } from '@/lib/actions/contact-imports'
import type { ContactImport } from '@/lib/data/catalogue/contact-imports'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'

type Props = { area: ContactArea; title: string; description?: string; imports: ContactImport[] }

export const ImportList = ({ area, title, description, imports }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-3">
      <StaffLink
        href={staffPaths.contacts(area)}
        className="justify-self-start text-sm underline underline-offset-4"
      >
        All contacts
      </StaffLink>
      <ScreenHeading title={title} description={description} />
    </div>
    <CsvImportUpload
      begin={beginContactUpload.bind(null, area)}
      finish={finishContactUpload.bind(null, area)}
    />
    <EarlierImports
      imports={imports}
      hrefOf={(id) => staffPaths.contactImport(area, id)}
      discardOf={({ id, canDiscard }) => (canDiscard ? discardImport.bind(null, area, id) : null)}
    />
  </div>
)
