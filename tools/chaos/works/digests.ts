import { randomUUID } from 'node:crypto'
import { unless } from '../fault.ts'
import { openDatabase } from '../films.ts'
import type { Work } from '../work.ts'

/** In the company's time zone. */
const HOUR = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/Detroit',
})
const FROM_HOUR = 8
const KIND = 'lead_assignment'

export const digests: Work = {
  name: 'digests',
  stages: /digests|reminders/,
  begin: async (site) => {
    if (Number(HOUR.format()) < FROM_HOUR) return { omitted: 'in Detroit it is before eight in the morning' }
    const server = openDatabase(site)
    const listLetters = async (people: string[]) => {
      const { data } = await server
        .from('outbox_messages')
        .select('about_id')
        .eq('kind', 'notification_digest')
        .in('about_id', people)
        .throwOnError()
      return data.map(({ about_id: about }) => about)
    }
    const { data: staff } = await server
      .from('profiles')
      .select('id')
      .eq('active', true)
      .not('user_type', 'is', null)
      .throwOnError()
    const served = await listLetters(staff.map(({ id }) => id))
    const people = staff.flatMap(({ id }) => (served.includes(id) ? [] : id))
    if (people.length === 0) return { omitted: 'everybody has had the letter of the day' }
    await server
      .from('notification_settings')
      .upsert(people.map((id) => ({ profile_id: id, kind: KIND, delivery: 'digest' })))
      .throwOnError()
    const { data: lead } = await server
      .from('contact_submissions')
      .select('id')
      .limit(1)
      .single()
      .throwOnError()
    const about = { about_kind: 'lead', about_id: lead.id, event_id: randomUUID() }
    await server
      .from('notifications')
      .insert(people.map((id) => ({ profile_id: id, kind: KIND, ...about })))
      .throwOnError()

    return {
      isOver: async () => (await listLetters(people)).length >= people.length,
      listProblems: async () => {
        const letters = await listLetters(people)
        const { data: next } = await server
          .from('jobs')
          .select('id')
          .match({ kind: 'task-reminders', status: 'queued' })
          .throwOnError()
        return [
          ...unless(
            letters.length === people.length && new Set(letters).size === people.length,
            `${letters.length} letters for ${people.length} people`,
          ),
          ...unless(next.length === 1, `${next.length} jobs wait for the next morning`),
        ]
      },
    }
  },
}
