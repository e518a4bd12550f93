import type { ReactNode } from 'react'
import { BrandGuidelinesSection } from '@/components/staff/brands/brand-guidelines-section'
import { BrandLogoSection } from '@/components/staff/brands/brand-logo-section'
import { ClientLogo } from '@/components/staff/clients/client-logo'
import { OfficeTime } from '@/components/staff/office-time'
import type { GuidelinesFile } from '@/lib/data/owl/brand-files'
import { beginGuidelines, finishGuidelines, removeGuidelines } from './guidelines-file'
import { beginBrandLogo, finishBrandLogo, removeBrandLogo } from './logo'

type Props = { brand: { id: string; logo: string | null; guidelinesFile: GuidelinesFile | null } }

export const BrandFiles = ({ brand: { id, logo, guidelinesFile } }: Props) => (
  <>
    <BrandLogoSection
      logo={logo}
      begin={beginBrandLogo.bind(null, id)}
      finish={finishBrandLogo.bind(null, id)}
      remove={removeBrandLogo.bind(null, id)}
    />
    <BrandGuidelinesSection
      brandId={id}
      file={guidelinesFile}
      begin={beginGuidelines.bind(null, id)}
      finish={finishGuidelines.bind(null, id)}
      remove={removeGuidelines.bind(null, id)}
    />
  </>
)

/** For the history: the picture instead of the name of its file. */
export function showBrandFile(column: string, value: unknown): ReactNode {
  if (typeof value !== 'string') return null
  if (column === 'logo_path') return <ClientLogo logo={value} ground="light" size="small" />
  return column === 'guidelines_file_since' ? <OfficeTime at={value} /> : null
}
