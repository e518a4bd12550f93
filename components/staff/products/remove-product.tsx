import { SidebarSection } from '@/components/staff/headings'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { MergePlan } from '@/components/staff/record/merge-plan'
import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import { listCounts } from '@/lib/catalogue/clients'
import type { ProductRecord } from '@/lib/data/owl/product-record'
import { owlPaths } from '@/lib/portal/owl-paths'

type NamedProduct = { id: string; name: string }

type RemoveProductProps = {
  product: ProductRecord
  adGroups: number
  others: NamedProduct[]
  /** The chosen product and what would happen; null before one is chosen. */
  plan: { into: NamedProduct; steps: { kind: string; label: string; outcome: string }[] } | null
  merge: (formData: FormData) => Promise<void>
  remove: () => Promise<void>
}

const OUTCOMES: Record<string, string> = { moves: 'moves', 'is dropped': 'is dropped: the other has its own' }

/** Merging, and deleting where nothing names the product. */
export function RemoveProduct({ product, adGroups, others, plan, merge, remove }: RemoveProductProps) {
  const uses = listCounts([[adGroups, 'ad group']])
  return (
    <SidebarSection id="merge" title="Merge or delete">
      {plan ? (
        <MergePlan
          name={product.values.name}
          {...plan}
          outcomes={OUTCOMES}
          cancelHref={owlPaths.product(product.id)}
          merge={merge}
        />
      ) : (
        <form action={`${owlPaths.product(product.id)}#merge`} className="grid max-w-md gap-3">
          <label htmlFor="merge-into" className="text-sm">
            Merge into
          </label>
          <select id="merge-into" name="merge" required defaultValue="" className={`${fieldLook} h-11`}>
            <option value="" disabled>
              Choose a product
            </option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button type="submit" variant="outline" size="sm" className="justify-self-start">
            See what moves
          </Button>
        </form>
      )}
      {uses ? (
        <p className="text-sm text-muted-foreground">
          It cannot be deleted: {uses} {adGroups === 1 ? 'names' : 'name'} it.
        </p>
      ) : (
        <DeleteRecord what="this product" remove={remove}>
          No ad group uses “{product.values.name}”. You can undo this from its page.
        </DeleteRecord>
      )}
    </SidebarSection>
  )
}
