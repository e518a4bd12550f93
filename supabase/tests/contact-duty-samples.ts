import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './harness'

export const NAOMI = 'e0000000-0000-4000-8000-000000000001'
export const PETE = 'e0000000-0000-4000-8000-000000000002'

export const group = { id: randomUUID(), other: randomUUID() }
export const sites = [randomUUID(), randomUUID()].toSorted()
export const strangeSite = randomUUID()
export const brand = randomUUID()

/** Two groups, three sites and a brand that contacts can be responsible for. */
export function openDuties(database: TestDatabase) {
  beforeEach(() =>
    database.run(`
      insert into public.parent_groups (id, name) values ('${group.id}', 'Halcyon Fuel'), ('${group.other}', 'Other group');
      insert into public.sites (id, parent_group_id, number, name, time_zone) values
        ('${sites[0]}', '${group.id}', '101', 'First', 'America/Detroit'),
        ('${sites[1]}', '${group.id}', '102', 'Second', 'America/Detroit'),
        ('${strangeSite}', '${group.other}', '101', 'Strange', 'America/Detroit');
      insert into public.brands (id, name, kind) values ('${brand}', 'Corner brand', 'store')`),
  )

  const duties = (id: string) =>
    database.sql(
      `select parent_group_id, brand_id, site_ids, reach, preferred_way, do_not_contact,
        array(select site_id from public.contact_sites as named where named.contact_id = duties.contact_id order by 1) as links
      from public.contact_duties as duties where contact_id = $1`,
      [id],
    )

  const give = (id: string, facts: string) =>
    database.run(`update public.contact_duties set ${facts} where contact_id = '${id}'`)

  return { duties, give }
}
