import { ClientLogo } from '@/components/staff/clients/client-logo'
import { type ListColumns, numberColumn, timeColumn } from '@/components/staff/list/list-columns'
import { ColorStrip } from '@/components/staff/record/colors'
import { WebLink } from '@/components/staff/record/fact-list'
import type { BrandRow } from '@/lib/data/owl/brands'
import { type BrandColumn, brandKindLabel } from '@/lib/owl/brands'

export const BRAND_COLUMNS: ListColumns<BrandColumn, BrandRow> = {
  name: { text: ({ name }) => name },
  logo: {
    text: ({ logo_path: logo }) => logo,
    cell: ({ logo_path: logo }) => logo && <ClientLogo logo={logo} ground="light" size="small" />,
  },
  kind: { text: ({ kind }) => brandKindLabel(kind) },
  colors: {
    text: ({ colors }) => colors.join(' '),
    cell: ({ colors }) => colors.length > 0 && <ColorStrip colors={colors} />,
  },
  products: numberColumn(({ products }) => products),
  guidelines: {
    text: ({ guidelines_url: url }) => url,
    cell: ({ guidelines_url: url, guidelines_file: file }) => (url ? <WebLink text={url} /> : file && 'PDF'),
  },
  created: timeColumn((brand) => brand.created_at),
  changed: timeColumn((brand) => brand.updated_at),
}
