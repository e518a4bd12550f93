import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import { startStack } from '../../supabase/local/start-stack.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import { PEOPLE } from '../../supabase/tests/people.ts'

/** Ad groups with one ad each, and the clients that they are made for. */
export const LARGE = { groups: 50_000, clients: 200 }

/** Of the groups, one in so many is assigned to the demo's project manager. */
const ASSIGNED_EVERY = 100

/** Rows per request. */
const BATCH = 1_000

const STATUSES = ['planned', 'in_progress', 'in_review', 'approved', 'delivered']
const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter']
const DAY_MS = 86_400_000

const pick = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value

/** Every sixth group has no date. */
const dueDate = (number: number) =>
  number % 6 === 0
    ? null
    : new Date(Date.UTC(2026, 0, 1) + (number % 700) * DAY_MS).toISOString().slice(0, 10)

/**
 * Fills the lists of ad groups and ads as a large house would in years. The stack is stopped again: at its next start it
 * knows how much there is.
 */
export async function fillLists({ dataDir, databaseUrl, stackPort, siteUrl }: Settings): Promise<void> {
  const stack = await startStack({ dataDir, databaseUrl, port: stackPort, siteUrl })
  const server = createClient<Database>(stack.url, stack.secretKey, { auth: { persistSession: false } })
  const clients = await server
    .from('parent_groups')
    .insert(Array.from({ length: LARGE.clients }, (_, index) => ({ name: `Harbor Markets ${index + 1}` })))
    .select('id')
    .throwOnError()
  const products = await server.from('products').select('id').throwOnError()

  for (let first = 1; first <= LARGE.groups; first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => first + index)
    const groups = numbers.map((number) => ({
      id: crypto.randomUUID(),
      name: `${pick(SEASONS, number)} campaign ${number}`,
      parent_group_id: pick(clients.data, number).id,
      product_id: pick(products.data, number).id,
      status: pick(STATUSES, number),
      due_date: dueDate(number),
      created_at: new Date(Date.UTC(2024, 0, 1) + number * 600_000).toISOString(),
    }))
    await server.from('ad_groups').insert(groups).throwOnError()
    await server
      .from('ads')
      .insert(groups.map(({ id, name }) => ({ ad_group_id: id, title: `Pump top of ${name}` })))
      .throwOnError()
    await server
      .from('ad_group_assignments')
      .insert(
        groups
          .filter((_, index) => index % ASSIGNED_EVERY === 0)
          .map(({ id }) => ({ ad_group_id: id, profile_id: PEOPLE.project_manager })),
      )
      .throwOnError()
  }
  await stack.child.stop()
}
