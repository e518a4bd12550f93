import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'

type Props = {
  /** The address of all imports of the collection. */
  all: string
  fileName: string
  /** Where the import stands. */
  summary: ReactNode
  children: ReactNode
}

export const ImportFrame = ({ all, fileName, summary, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-3">
      <StaffLink href={all} className="justify-self-start text-sm underline underline-offset-4">
        All imports
      </StaffLink>
      <h1 className="type-title [overflow-wrap:anywhere]">{fileName}</h1>
      {summary}
    </div>
    {children}
  </div>
)
