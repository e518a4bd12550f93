'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { findArea } from '@/lib/data/owl/find-area'
import { type ActionState, type FormValues, type Parsed, readValues } from '@/lib/forms/form-state'
import { listQueryParams, readListQuery, toSearchParams } from '@/lib/list/query'
import { MAX_MILES, readBox, writeBox, writeCircle } from '@/lib/owl/area'
import { SITE_LIST, type SiteFilter } from '@/lib/owl/sites'
import { owlPaths } from '@/lib/portal/owl-paths'

const options = {
  area: 'owl' as const,
  from: owlPaths.sites(),
  /** The query of the list. */
  args: [z.string().max(2000)] as [z.ZodString],
  form: (formData: FormData): Parsed<null, ActionState> => ({
    ok: true,
    data: null,
    values: readValues(formData, 100),
  }),
}

/** The list as it is, narrowed by one more filter. */
function showWith(search: string, filter: SiteFilter, value: string): never {
  const query = readListQuery(SITE_LIST, toSearchParams(new URLSearchParams(search)))
  const filters = { ...query.filters, [filter]: value }
  redirect(owlPaths.sites(listQueryParams(SITE_LIST, { ...query, filters, page: 1 })))
}

export const showAround = staffAction(options, async ({ args: [search], values }): Promise<ActionState> => {
  const miles = Number(values.miles)
  if (!(miles > 0 && miles <= MAX_MILES)) {
    return { errors: { miles: `Type a number of miles up to ${MAX_MILES.toLocaleString('en-US')}` }, values }
  }
  const place = values.place?.trim() ?? ''
  if (place === '') return { errors: { place: 'Type a city, a ZIP code or a site' }, values }
  const found = await findArea(place)
  if ('error' in found) return { errors: { place: found.error }, values }
  showWith(search, 'near', writeCircle({ ...found.place, miles: Math.round(miles * 10) / 10 }))
})

const EDGES = { north: 90, south: 90, west: 180, east: 180 } as const

function edgeErrors(values: FormValues): Record<string, string> {
  const wrong = Object.entries(EDGES).flatMap(([edge, most]): [string, string][] => {
    const typed = values[edge]?.trim() ?? ''
    return typed !== '' && Math.abs(Number(typed)) <= most
      ? []
      : [[edge, `Type degrees from -${most} to ${most}`]]
  })
  if (wrong.length === 0 && Number(values.south) >= Number(values.north)) {
    return { south: 'The southern edge is north of the northern one' }
  }
  return Object.fromEntries(wrong)
}

export const showRectangle = staffAction(options, ({ args: [search], values }): Promise<ActionState> => {
  const errors = edgeErrors(values)
  const box = readBox(
    writeBox({
      south: Number(values.south),
      west: Number(values.west),
      north: Number(values.north),
      east: Number(values.east),
    }),
  )
  if (Object.keys(errors).length > 0 || !box) return Promise.resolve({ errors, values })
  showWith(search, 'box', writeBox(box))
})
