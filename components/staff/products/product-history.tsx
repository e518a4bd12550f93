import { showPicture } from '@/components/staff/pictures/show-picture'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import { StaffLink } from '@/components/staff/staff-link'
import { listCounts } from '@/lib/catalogue/clients'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { NamedBrand } from '@/lib/data/owl/brand-options'
import type { ProductMerge } from '@/lib/data/owl/product-merges'
import type { Action } from '@/lib/forms/form-state'
import { owlPaths } from '@/lib/portal/owl-paths'

type Props = { entries: HistoryEntry[]; moreHref: string | null; brands: NamedBrand[]; undo: Action }

export const ProductHistory = ({ brands, ...props }: Props) => (
  <History
    {...props}
    table="products"
    names={new Map(brands.map(({ id, name }) => [id, name]))}
    show={(column, value) => showPicture('products', column, value)}
  />
)

type DeletedProductProps = Props & {
  /** Null when it was not merged. */
  merge: ProductMerge | null
}

export const DeletedProduct = ({ merge, ...props }: DeletedProductProps) => (
  <DeletedRecord
    list={{ href: owlPaths.products(), label: 'All products' }}
    title={merge ? 'This product was merged' : 'This product was deleted'}
    text={merge ? <MergedInto {...merge} /> : undefined}
  >
    <ProductHistory {...props} />
  </DeletedRecord>
)

function MergedInto({ into, adGroups }: ProductMerge) {
  const back = listCounts([[adGroups, 'ad group']])
  return (
    <>
      {into ? (
        <>
          It is part of{' '}
          <StaffLink href={owlPaths.product(into.id)} className="underline underline-offset-4">
            {into.name}
          </StaffLink>{' '}
          now.
        </>
      ) : (
        'The product that it became part of was deleted, too.'
      )}{' '}
      Undo the deletion below to restore it with {back ?? 'its own facts only'}.{' '}
      {into && `Its code comes back, too. Other facts that ${into.name} took over stay there.`}
    </>
  )
}
