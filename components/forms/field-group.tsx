import type { ReactNode } from 'react'
import { SlateLabel } from '@/components/site/brand'

type FieldGroupProps = { legend: string; slate: string; children: ReactNode }

export function FieldGroup({ legend, slate, children }: FieldGroupProps) {
  return (
    <fieldset className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <legend className="mb-5 flex w-full items-baseline justify-between border-b pb-2 font-display text-lg font-semibold">
        {legend}
        <SlateLabel>{slate}</SlateLabel>
      </legend>
      {children}
    </fieldset>
  )
}
