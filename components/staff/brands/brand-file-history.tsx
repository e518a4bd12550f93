import type { ReactNode } from 'react'
import { ClientLogo } from '@/components/staff/clients/client-logo'
import { OfficeTime } from '@/components/staff/office-time'

/** The picture instead of the name of its file. */
export function showBrandFile(column: string, value: unknown): ReactNode {
  if (typeof value !== 'string') return null
  if (column === 'logo_path') return <ClientLogo logo={value} ground="light" size="small" />
  return column === 'guidelines_file_since' ? <OfficeTime at={value} /> : null
}
