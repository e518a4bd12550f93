import { SidebarSection } from '@/components/staff/headings'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/text/format'

type ArchiveProps = { isArchived: boolean; archive: () => Promise<void> }

export const ArchiveTemplate = ({ isArchived, archive }: ArchiveProps) => (
  <SidebarSection id="archive" title={isArchived ? 'Archived' : 'Archive'}>
    <p className="text-sm text-muted-foreground">
      {isArchived
        ? 'No new ads are made from it. Its ads stay as they are.'
        : 'No new ads can be made from an archived template. Its ads stay as they are.'}
    </p>
    <form action={archive}>
      <Button type="submit" variant="outline" size="sm">
        {isArchived ? 'Use it again' : 'Archive template'}
      </Button>
    </form>
  </SidebarSection>
)

type RemoveProps = {
  name: string
  /** How many ads are made from it. They keep it from being deleted. */
  ads: number
  remove: () => Promise<void>
}

export const RemoveTemplate = ({ name, ads, remove }: RemoveProps) => (
  <SidebarSection id="delete" title="Delete">
    {ads > 0 ? (
      <p className="text-sm text-muted-foreground">
        It cannot be deleted: {ads === 1 ? '1 ad is' : `${formatCount(ads)} ads are`} made from it.
      </p>
    ) : (
      <DeleteRecord what="this template" remove={remove}>
        “{name}” and all its versions will be gone for good.
      </DeleteRecord>
    )}
  </SidebarSection>
)
