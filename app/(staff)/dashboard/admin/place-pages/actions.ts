'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changePlaces } from '@/lib/actions/change-places'
import { LIST_HAS_CHANGED, NOT_UNDONE, parseChanges } from '@/lib/actions/posted-changes'
import { staffAction } from '@/lib/actions/staff-action'
import { startBulkWork } from '@/lib/actions/start-bulk-work'
import { MIN_WORDS } from '@/lib/catalogue/places/gate'
import {
  PLACE_CHANGE_LABELS,
  PLACE_LIST,
  type PlaceChange,
  type PlaceOutcome,
} from '@/lib/catalogue/places/place-list'
import { listLastChanges, undoChanges } from '@/lib/data/history/bulk-undo'
import { listSelectedPlaces, toPlaceFilter } from '@/lib/data/website/place-page-list'
import { listPlacedPages, setPlacesStatus } from '@/lib/data/website/place-page-status'
import type { Parsed } from '@/lib/forms/form-state'
import { type BulkReport, type BulkState, bulkSummary } from '@/lib/list/bulk'
import { undoReport, writeChanges } from '@/lib/list/bulk-undo'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { isForJob, MAX_IN_JOB, readSelection, type Selection } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placeName } from '@/lib/seo/places'
import { hasKey } from '@/lib/text/untrusted'

type Posted = { selection: Selection; change: PlaceChange }

const change = z.string().refine((value) => hasKey(PLACE_CHANGE_LABELS, value))

function parse(formData: FormData): Parsed<Posted, BulkState> {
  const selection = readSelection(formData, MAX_IN_JOB)
  const asked = change.safeParse(formData.get('change'))
  return selection && asked.success
    ? { ok: true, data: { selection, change: asked.data as PlaceChange }, values: {} }
    : { ok: false, state: { problem: 'Select at least one page, and at most 100,000.' } }
}

const VERBS: Record<PlaceChange, string> = { publish: 'published', unpublish: 'unpublished' }
const REASONS = { refused: 'It no longer exists, or you don’t have permission to change it.' } as const

async function writeReport(asked: PlaceChange, outcomes: PlaceOutcome[]): Promise<BulkReport> {
  const noted = outcomes.filter(({ outcome }) => outcome === 'thin' || outcome === 'refused')
  const done = outcomes.flatMap(({ id, outcome }) => (outcome === 'done' || outcome === 'thin' ? [id] : []))
  const [placed, changes] = await Promise.all([
    listPlacedPages(noted.map(({ id }) => id)),
    listLastChanges('service_geo_pages', done),
  ])
  const pages = new Map(placed.map((page) => [page.id, page]))
  return {
    changes: writeChanges(changes),
    summary: bulkSummary(PLACE_LIST.nouns, {
      done: done.length,
      verb: VERBS[asked],
      unchanged: outcomes.filter(({ outcome }) => outcome === 'unchanged').length,
    }),
    notes: noted.map(({ id, outcome }) => {
      const page = pages.get(id)
      return {
        id,
        title: page ? placeName(page) : 'A page',
        href: staffPaths.placePage(id),
        reason:
          outcome === 'thin' && page
            ? `Published, but not in search yet: ${page.words} of ${MIN_WORDS} words, and no film from there.`
            : REASONS.refused,
      }
    }),
  }
}

export const changePlacePages = staffAction(
  { area: 'admin', from: staffPaths.placePages(), form: parse },
  async ({ data: { selection, change: asked } }): Promise<BulkState> => {
    const status = asked === 'publish' ? 'published' : 'draft'
    const query = readListQuery(PLACE_LIST, selection.query)
    if (isForJob(selection)) {
      revalidatePath(staffPaths.placePages())
      return startBulkWork({
        list: 'place-pages',
        query: listQueryParams(PLACE_LIST, query).toString(),
        filters: toPlaceFilter(query),
        change: { status },
        verb: VERBS[asked],
        count: selection.count,
        asOf: selection.asOf,
      })
    }
    const ids = selection.kind === 'rows' ? selection.ids : await listSelectedPlaces(selection, query)
    if (!ids) {
      revalidatePath(staffPaths.placePages())
      return LIST_HAS_CHANGED
    }
    const outcomes = await changePlaces(ids, () => setPlacesStatus(ids, status))
    revalidatePath(staffPaths.placePages())
    return { report: await writeReport(asked, outcomes) }
  },
)

export const undoPlaceChanges = staffAction(
  { area: 'admin', from: staffPaths.placePages(), form: parseChanges },
  async ({ data: changes }): Promise<BulkState> => {
    const ids = changes.map(({ id }) => id)
    const undone = await changePlaces(ids, () => undoChanges('service_geo_pages', changes))
    revalidatePath(staffPaths.placePages())
    if (!undone) return NOT_UNDONE
    const left = undone.flatMap(({ id, outcome }) => (outcome === 'done' ? [] : [id]))
    const pages = new Map((await listPlacedPages(left)).map((page) => [page.id, page]))
    return {
      report: undoReport(PLACE_LIST.nouns, undone, (id) => {
        const page = pages.get(id)
        return { title: page ? placeName(page) : 'A page', href: staffPaths.placePage(id) }
      }),
    }
  },
)
