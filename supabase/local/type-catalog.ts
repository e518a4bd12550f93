import type { Database } from './database.ts'

export interface Column {
  name: string
  /** Name in pg_type, e.g. 'int4' or '_text' for text[]. */
  type: string
  nullable: boolean
  /** May be left out of an insert. */
  optional: boolean
  /** Computed by the database: never written. */
  generated: boolean
}

interface Relationship {
  foreignKeyName: string
  columns: string[]
  isOneToOne: boolean
  referencedRelation: string
  referencedColumns: string[]
}

export interface Relation {
  name: string
  isView: boolean
  columns: Column[]
  relationships: Relationship[]
}

export interface DatabaseFunction {
  name: string
  args: { name: string; type: string; optional: boolean }[]
  /** Type name, or the name of the table whose rows it returns. */
  returns: string
  returnsTable: { name: string; type: string }[] | null
  returnsSet: boolean
}

export interface Catalog {
  relations: Relation[]
  functions: DatabaseFunction[]
  enums: { name: string; values: string[] }[]
}

const RELATIONS = `
select
  c.relname as name,
  c.relkind in ('v', 'm') as "isView",
  (
    select json_agg(
      json_build_object(
        'name', a.attname,
        'type', t.typname,
        'nullable', not (a.attnotnull or t.typnotnull),
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
        'generated', a.attgenerated <> '' or a.attidentity = 'a'
      ) order by a.attname
    )
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) as columns,
  coalesce((
    select json_agg(
      json_build_object(
        'foreignKeyName', k.conname,
        'columns', (select json_agg(a.attname order by n) from unnest(k.conkey) with ordinality u (num, n)
                    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num),
        'isOneToOne', exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique
                              and i.indpred is null
                              and (select array_agg(x order by x) from unnest(i.indkey::int2[]) x)
                                = (select array_agg(x order by x) from unnest(k.conkey) x)),
        'referencedRelation', r.relname,
        'referencedColumns', (select json_agg(a.attname order by n) from unnest(k.confkey) with ordinality u (num, n)
                              join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num)
      ) order by k.conname
    )
    from pg_constraint k
    join pg_class r on r.oid = k.confrelid and r.relnamespace = 'public'::regnamespace
    where k.conrelid = c.oid and k.contype = 'f'
  ), '[]') as relationships
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
order by c.relname`

const FUNCTIONS = `
select
  p.proname as name,
  coalesce((
    select json_agg(json_build_object('name', arg.name, 'type', t.typname, 'optional', arg.n > p.pronargs - p.pronargdefaults)
                    order by arg.name)
    from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) with ordinality arg (name, type, n)
    join pg_type t on t.oid = arg.type
  ), '[]') as args,
  r.typname as returns,
  (
    select json_agg(json_build_object('name', col.name, 'type', t.typname) order by col.n)
    from unnest(p.proargnames, p.proallargtypes, p.proargmodes) with ordinality col (name, type, mode, n)
    join pg_type t on t.oid = col.type
    where col.mode = 't'
  ) as "returnsTable",
  p.proretset as "returnsSet"
from pg_proc p join pg_type r on r.oid = p.prorettype
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
order by p.proname`

const ENUMS = `
select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
from pg_type t join pg_enum e on e.enumtypid = t.oid
where t.typnamespace = 'public'::regnamespace
group by t.typname order by t.typname`

/** What the schema `public` holds, in the order of the generated file. */
export async function readCatalog(database: Database): Promise<Catalog> {
  const relations = await database.query<Relation>(RELATIONS)
  const functions = await database.query<DatabaseFunction>(FUNCTIONS)
  const enums = await database.query<Catalog['enums'][number]>(ENUMS)
  return { relations: relations.rows, functions: functions.rows, enums: enums.rows }
}
