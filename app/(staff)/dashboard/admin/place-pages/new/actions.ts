'use server'

import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { judgePlaceSlug, type PagePlace, readPagePlace } from '@/lib/catalogue/places/page-place'
import { composePlaceDraft, findPlaceName } from '@/lib/data/website/place-drafts'
import { createPlacePage, findTaken } from '@/lib/data/website/place-page-record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'

import { staffPaths } from '@/lib/portal/staff-paths'
import { newPlaceSchema } from '@/lib/schemas/place-page'
import { placeName } from '@/lib/seo/places'

const emptyTexts = (place: PagePlace) => ({
  title: `Video Production in ${placeName(place)}`,
  metaTitle: '',
  metaDescription: '',
  content: '',
})

export const addPlacePage = staffAction(
  {
    area: 'admin',
    from: staffPaths.newPlacePage(),
    form: (formData) => parseAction(newPlaceSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const read = readPagePlace(data.place)
    if ('problem' in read) return { errors: { place: read.problem }, values }
    const place = findPlaceName(read.place)
    const slug = data.slug === '' ? place.slug : data.slug
    const slugProblem = slug === place.slug ? null : judgePlaceSlug(place, slug)
    if (slugProblem) return { errors: { slug: slugProblem }, values }
    const taken = await findTaken(place, slug)
    if (taken.place) return { errors: { place: `${placeName(place)} has a page already` }, values }
    if (taken.slug) return { errors: { slug: 'Another page has this address' }, values }
    const draft = data.text === 'composed' ? await composePlaceDraft(place) : null
    if (data.text === 'composed' && !draft) {
      const error = `Nothing is known about ${placeName(place)} that a text could be composed from. Choose an empty page.`
      return { errors: { text: error }, values }
    }
    const created = await createPlacePage({ ...place, slug }, draft ?? emptyTexts(place), draft !== null)
    if (created === 'taken') return { errors: { slug: 'Another page has or had this address' }, values }
    if (created === 'refused') return { problem: 'You can’t add pages right now.', values }
    returnWith('place-added', staffPaths.placePage(created.id))
  },
)
