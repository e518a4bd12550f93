import { SidebarSection } from '@/components/staff/headings'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import type { BrandRecord } from '@/lib/data/owl/brand-record'
import { listCounts } from '@/lib/catalogue/clients'

type Props = { brand: BrandRecord; remove: () => Promise<void> }

export function RemoveBrand({ brand, remove }: Props) {
  const { products, associations } = brand
  const uses = listCounts([
    [products.length, 'product'],
    [associations, 'brand association'],
  ])
  return (
    <SidebarSection id="delete" title="Delete">
      {uses ? (
        <p className="text-sm text-muted-foreground">
          It cannot be deleted: {uses} {products.length + associations === 1 ? 'names' : 'name'} it.
        </p>
      ) : (
        <DeleteRecord what="this brand" remove={remove}>
          Nothing names “{brand.values.name}”. Its page keeps the history, so that this can be undone.
        </DeleteRecord>
      )}
    </SidebarSection>
  )
}
