import Link from 'next/link'
import type { ReactNode } from 'react'
import type { EditControl } from '@/components/staff/record/edit-control'
import { FactList, WebLink } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import type { BrandRecord } from '@/lib/data/owl/brand-record'
import type { EditAction } from '@/lib/forms/form-state'
import { BRAND_KIND_LABELS, brandKindLabel, type BrandField } from '@/lib/owl/brands'
import { staffPaths } from '@/lib/portal/staff-paths'
import { brandFields } from '@/lib/schemas/brand-fields'
import { longDate } from '@/lib/time/in-zone'
import { BrandColors } from './brand-marks'

const CONTROLS: Record<BrandField, EditControl> = {
  name: { kind: 'text', maxLength: brandFields.name.max },
  kind: { kind: 'select', options: Object.entries(BRAND_KIND_LABELS) },
  colors: { kind: 'text', maxLength: brandFields.colors.max },
  guidelines: { kind: 'text', maxLength: brandFields.guidelines.max },
  notes: { kind: 'textarea' },
}

type BrandDetailProps = {
  brand: BrandRecord
  actionOf: (field: BrandField) => EditAction
  /** Below the facts, on narrow screens below `side`. */
  children: ReactNode
  /** Beside the facts on wide screens. */
  side: ReactNode
}

export function BrandDetail({ brand, actionOf, children, side }: BrandDetailProps) {
  const { values, colors } = brand
  const editable = (field: BrandField, label: string, shown: ReactNode) => (
    <InlineEdit
      key={field}
      label={label}
      value={values[field]}
      version={brand.version}
      control={CONTROLS[field]}
      action={actionOf(field)}
    >
      {shown}
    </InlineEdit>
  )
  const fact = (field: BrandField, label: string, shown: ReactNode): [string, ReactNode] => [
    label,
    editable(field, label, shown || <span className="text-muted-foreground">None</span>),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <Link href={staffPaths.brands()} className="justify-self-start text-sm underline underline-offset-4">
          All brands
        </Link>
        {editable('name', 'Name', <h1 className="type-title [overflow-wrap:anywhere]">{values.name}</h1>)}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <FactList
          facts={[
            fact('kind', 'Kind', brandKindLabel(values.kind)),
            fact('colors', 'Colors', colors.length > 0 && <BrandColors colors={colors} />),
            fact('guidelines', 'Guidelines', values.guidelines && <WebLink text={values.guidelines} />),
            fact('notes', 'Notes', values.notes && <p className="whitespace-pre-line">{values.notes}</p>),
            ['Created', longDate(brand.createdAt)],
          ]}
        />
        <div className="grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">{side}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">{children}</div>
      </div>
    </div>
  )
}
