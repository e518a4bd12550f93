import type { PlacePage } from '../../lib/geo/compose/place-page.ts'
import { sqlText } from '../sql-text.ts'

/** When the texts were last gone over. */
const WRITTEN_ON = '2026-11-16 15:00+00'

const row = ({
  city,
  state,
  slug,
  title,
  metaTitle,
  metaDescription,
  content,
  isComposed,
}: PlacePage): string => {
  const texts = [
    city,
    state,
    slug,
    title,
    metaTitle,
    metaDescription,
    content,
    'published',
    WRITTEN_ON,
    WRITTEN_ON,
  ]
  return `(${texts.map(sqlText).join(', ')}, ${isComposed})`
}

export const toSql = (pages: readonly PlacePage[]): string =>
  `insert into public.service_geo_pages
  (city, state, slug, title, meta_title, meta_description, written_content, status, created_at, updated_at,
  is_composed)
values
${pages.map(row).join(',\n')};
`
