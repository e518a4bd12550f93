import type { ReactNode } from 'react'
import type { EditControl } from '@/components/staff/record/edit-control'
import { FactList } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { StaffLink } from '@/components/staff/staff-link'
import type { ProductRecord } from '@/lib/data/owl/product-record'
import type { EditAction } from '@/lib/forms/form-state'
import { codeKind } from '@/lib/owl/product-code'
import { ACTIVE_LABELS, type ProductField, SOLD_BY_LABELS, soldByLabel, toActive } from '@/lib/owl/products'
import { owlPaths } from '@/lib/portal/owl-paths'
import { productFields } from '@/lib/schemas/product-fields'
import { longDate } from '@/lib/time/in-zone'

const text = (field: keyof typeof productFields): EditControl => ({
  kind: 'text',
  maxLength: productFields[field].max,
})

const CONTROLS: Record<Exclude<ProductField, 'brand'>, EditControl> = {
  name: text('name'),
  soldBy: { kind: 'select', options: Object.entries(SOLD_BY_LABELS) },
  category: text('category'),
  unit: text('unit'),
  code: text('code'),
  active: { kind: 'select', options: Object.entries(ACTIVE_LABELS) },
  notes: { kind: 'textarea' },
  pictureAlt: text('pictureAlt'),
}

type ProductDetailProps = {
  product: ProductRecord
  /** Value and label. */
  brands: readonly (readonly [id: string, name: string])[]
  actionOf: (field: ProductField) => EditAction
  /** Beside the facts on wide screens. */
  side: ReactNode
  /** Below the facts, on narrow screens below `side`. */
  children: ReactNode
}

export function ProductDetail({ product, brands, actionOf, side, children }: ProductDetailProps) {
  const { values, brand, isActive } = product
  const controls = { ...CONTROLS, brand: { kind: 'select', options: [['', 'None'], ...brands] } as const }
  const editable = (field: ProductField, label: string, shown: ReactNode) => (
    <InlineEdit
      key={field}
      label={label}
      value={values[field]}
      version={product.version}
      control={controls[field]}
      action={actionOf(field)}
    >
      {shown}
    </InlineEdit>
  )
  const fact = (field: ProductField, label: string, shown: ReactNode): [string, ReactNode] => [
    label,
    editable(field, label, shown || <span className="text-muted-foreground">None</span>),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={owlPaths.products()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All products
        </StaffLink>
        {editable('name', 'Name', <h1 className="type-title [overflow-wrap:anywhere]">{values.name}</h1>)}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <FactList
          facts={[
            fact('soldBy', 'Sold by', soldByLabel(values.soldBy)),
            fact('active', 'Sold', ACTIVE_LABELS[toActive(isActive)]),
            fact('category', 'Category', values.category),
            fact('unit', 'Unit', values.unit),
            fact(
              'brand',
              'Brand',
              brand && (
                <StaffLink href={owlPaths.brand(brand.id)} className="underline underline-offset-4">
                  {brand.name}
                </StaffLink>
              ),
            ),
            fact(
              'code',
              'Code',
              values.code && (
                <span className="tabular-nums">
                  {values.code} <span className="text-sm text-muted-foreground">{codeKind(values.code)}</span>
                </span>
              ),
            ),
            fact('notes', 'Notes', values.notes && <p className="whitespace-pre-line">{values.notes}</p>),
            ...(product.picture
              ? [fact('pictureAlt', 'Picture shows', values.pictureAlt || <NameSaysIt />)]
              : []),
            ['Created', longDate(product.createdAt)],
          ]}
        />
        <div className="grid content-start lg:col-start-2 lg:row-span-2 lg:row-start-1">{side}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">{children}</div>
      </div>
    </div>
  )
}

const NameSaysIt = () => <span className="text-muted-foreground">What its name says</span>
