import type { APIRequestContext } from '@playwright/test'
import { postPageForm } from '../../servers/post-form.ts'
import type { Records } from './records.ts'

export type BookingFigures = {
  page: string
  wanted: number
  told: number
  stored: number
  offered: number
}

const AT_ONCE = 10
const ROUNDS = 3

async function listSlots(request: APIRequestContext, url: string): Promise<string[]> {
  const schedule = await request.get(`${url}/schedule`)
  return ((await schedule.json()) as { agenda: { slots: string[] } }).agenda.slots
}

/** Ten people want the same slot at once, and ten others the next slot. */
export async function raceForSlots(
  request: APIRequestContext,
  siteUrl: string,
  callPaths: readonly string[],
  records: Records,
): Promise<BookingFigures[]> {
  const slots = await listSlots(request, `${siteUrl}${callPaths[0]}`)
  const rounds: BookingFigures[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = callPaths.slice(round * AT_ONCE, (round + 1) * AT_ONCE)
    const slot = slots.at(-1 - round) ?? ''
    const book = async (path: string) =>
      (await postPageForm(request, { siteUrl, path, field: 'timeZone', values: { slot } })).text()
    const answers = await Promise.all(people.map(book))
    const count = (words: string) => answers.filter((html) => html.includes(words)).length
    rounds.push({
      page: slot,
      wanted: people.length,
      told: count('Your intro call is booked for'),
      stored: await records.bookings(slot),
      offered: count('That time is no longer free.'),
    })
  }
  return rounds
}
