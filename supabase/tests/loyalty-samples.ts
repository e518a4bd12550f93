import { FIRST_RULES, type LoyaltyRules } from '@/lib/owl/loyalty/rules'
import type { Sample } from './sample'

export const PROGRAM = 'f5000000-0000-4000-8000-000000000001'
export const RUNNING = 'f5000000-0000-4000-8000-000000000002'
const DRAFT = 'f5000000-0000-4000-8000-000000000003'

export const SAMPLE_RULES: LoyaltyRules = {
  ...FIRST_RULES,
  tiers: [{ name: 'Silver', threshold: 50, times: 200, benefits: 'A free wash' }],
  rewards: [{ name: 'Free coffee', cost: 20, valueCents: 150, perMonth: 2 }],
}

/** As SQL writes a text. */
export const literal = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`

const BASKET = literal({ lines: [{ product: 'coffee', cents: 1000, milligallons: null }] })

/** A program in Detroit with a version that runs, a draft, and an entry. */
export const LOYALTY_ROWS = `
  insert into public.loyalty_programs (id, parent_group_id, name, status, time_zone)
  select '${PROGRAM}', id, 'Sample Rewards', 'active', 'America/Detroit' from public.parent_groups order by name limit 1;
  insert into public.loyalty_programs (parent_group_id, name) select id, 'Empty program' from public.parent_groups order by name limit 1;
  insert into public.loyalty_versions (id, program_id, state, first_on, rules, published_at)
  values ('${RUNNING}', '${PROGRAM}', 'published', '2020-01-01', ${literal(SAMPLE_RULES)}, '2019-12-01');
  insert into public.loyalty_versions (id, program_id, rules) values ('${DRAFT}', '${PROGRAM}', ${literal(SAMPLE_RULES)});
  insert into public.loyalty_entries (program_id, version_id, member_code, kind, happened_at, happened_on, points, basket)
  values ('${PROGRAM}', '${RUNNING}', 'SAMPLE-1', 'purchase', '2026-01-05T17:00Z', '2026-01-05', 10, ${BASKET});`

export const LOYALTY_SAMPLES = {
  'public.loyalty_programs': {
    insert: `insert into public.loyalty_programs (parent_group_id, name) select id, 'New program' from public.parent_groups limit 1`,
    update: `update public.loyalty_programs set name = 'Renamed' where id = '${PROGRAM}'`,
    delete: `delete from public.loyalty_programs where name = 'Empty program'`,
  },
  'public.loyalty_versions': {
    insert: `insert into public.loyalty_versions (program_id, rules) values ('${PROGRAM}', ${literal(SAMPLE_RULES)})`,
    update: `update public.loyalty_versions set rules = ${literal(FIRST_RULES)} where id = '${DRAFT}'`,
    delete: `delete from public.loyalty_versions where id = '${DRAFT}'`,
  },
  'public.loyalty_entries': {
    insert: `insert into public.loyalty_entries (program_id, version_id, member_code, kind, happened_at, happened_on, points, basket)
      values ('${PROGRAM}', '${RUNNING}', 'SAMPLE-1', 'purchase', now(), '2026-01-05', 10, ${BASKET})`,
    update: `update public.loyalty_entries set points = 1`,
    delete: `delete from public.loyalty_entries`,
  },
} as const satisfies Record<string, Sample>
