import Image from 'next/image'
import { type ListColumns, numberColumn, timeColumn } from '@/components/staff/list/list-columns'
import { Badge } from '@/components/ui/badge'
import { FORMATS } from '@/lib/ads/templates/document'
import type { TemplateColumn } from '@/lib/ads/templates/list'
import type { TemplateRow } from '@/lib/data/ads/templates/templates'
import { staffPaths } from '@/lib/portal/staff-paths'

const formatsOf = ({ formats }: TemplateRow) => formats.map((format) => FORMATS[format].label).join(', ')

export const TEMPLATE_COLUMNS: ListColumns<TemplateColumn, TemplateRow> = {
  name: { text: ({ name }) => name },
  drawing: {
    text: () => null,
    cell: (template) => <TemplateThumbnail template={template} />,
  },
  client: { text: ({ client }) => client ?? 'All clients' },
  formats: { text: formatsOf },
  version: {
    text: ({ version }) => (version === null ? null : String(version)),
    cell: ({ version, isArchived }) => (
      <span className="flex flex-wrap items-center gap-2 tabular-nums">
        {version ?? <span className="text-muted-foreground">Not published</span>}
        {isArchived && <Badge tone="over">Archived</Badge>}
      </span>
    ),
  },
  used: numberColumn(({ used }) => used),
  description: { text: ({ description }) => description },
  created: timeColumn(({ createdAt }) => createdAt),
  changed: timeColumn(({ changedAt }) => changedAt),
}

/** Of the newest version in its first format. */
export function TemplateThumbnail({
  template: { id, formats, version },
  className = 'h-14 w-auto max-w-28 rounded-sm bg-muted',
}: {
  template: Pick<TemplateRow, 'id' | 'formats' | 'version'>
  className?: string
}) {
  const [format] = formats
  if (!format || version === null) return null
  const { width, height } = FORMATS[format]
  return (
    <Image
      unoptimized
      src={staffPaths.adTemplateDrawing(id, format, { version })}
      alt=""
      width={width}
      height={height}
      className={className}
    />
  )
}
