import { choiceFilter, isUuid, type ListSpec } from '@/lib/list/query'
import { FORMATS, FORMAT_NAMES, type Format } from './document'

const FORMAT_LABELS = Object.fromEntries(
  FORMAT_NAMES.map((format) => [format, FORMATS[format].label]),
) as Record<Format, string>

/** Without a choice the list leaves archived templates out. */
const ARCHIVED_LABELS = { only: 'Archived', all: 'In use and archived' }

export const AD_TEMPLATE_LIST = {
  name: 'ad-templates',
  nouns: ['template', 'templates'],
  searchLabel: 'Name, description or client',
  columns: {
    name: { label: 'Name', sort: 'up' },
    drawing: { label: 'Drawing' },
    client: { label: 'Client', sort: 'up' },
    formats: { label: 'Formats' },
    version: { label: 'Version' },
    used: { label: 'Ads' },
    description: { label: 'Description', isHiddenByDefault: true },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down' },
  },
  filters: {
    client: {
      label: 'Client',
      anyLabel: 'Any client',
      accepts: (value) => value === 'general' || isUuid(value),
    },
    format: choiceFilter('Format', 'Any format', FORMAT_LABELS),
    archived: choiceFilter('Archived', 'In use', ARCHIVED_LABELS),
  },
  order: { by: 'changed', isDescending: true },
} as const satisfies ListSpec

export type TemplateColumn = keyof typeof AD_TEMPLATE_LIST.columns
export type TemplateFilter = keyof typeof AD_TEMPLATE_LIST.filters
