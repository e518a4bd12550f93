import { SidebarSection } from '@/components/staff/headings'
import { canEnter, type UserType } from '@/lib/auth/roles'
import { listCounts } from '@/lib/catalogue/clients'
import { DeleteRecord } from './delete-record'

type Props = {
  /** As in 'brand'. */
  noun: string
  name: string
  /** How many records name it, by noun. They keep it from being deleted. */
  uses: Record<string, number>
  remove: () => Promise<void>
  role: UserType
}

/** On the page of a record with a history. Others than admins see nothing. */
export function RemoveRecord({ noun, name, uses, remove, role }: Props) {
  if (!canEnter('admin', role)) return null
  const used = listCounts(Object.entries(uses).map(([noun, number]) => [number, noun]))
  const total = Object.values(uses).reduce((sum, number) => sum + number, 0)
  return (
    <SidebarSection id="delete" title="Delete">
      {used ? (
        <p className="text-sm text-muted-foreground">
          It cannot be deleted: {used} {total === 1 ? 'names' : 'name'} it.
        </p>
      ) : (
        <DeleteRecord what={`this ${noun}`} remove={remove}>
          Nothing refers to “{name}”. You can undo this from its page.
        </DeleteRecord>
      )}
    </SidebarSection>
  )
}
