import { CAMERAS } from '../gear/cameras.ts'
import { CINEMA_LENSES } from '../gear/lenses/cinema.ts'
import { INDEPENDENT_LENSES } from '../gear/lenses/independent.ts'
import { MAKERS_LENSES } from '../gear/lenses/mirrorless.ts'
import { readLens } from '../gear/read-lens.ts'

type Catalogue = Readonly<Record<string, readonly string[]>>

const flatten = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([brand, models]) =>
    models.map((model) => ({ name: `${brand} ${model}`, brand, model })),
  )

const cameras = flatten(CAMERAS)

const lenses = [MAKERS_LENSES, INDEPENDENT_LENSES, CINEMA_LENSES]
  .flatMap(flatten)
  .map(({ name, brand, model }) => ({ name, brand, ...readLens(model) }))

const literal = (rows: readonly object[]) => `'${JSON.stringify(rows).replaceAll("'", "''")}'`

/** What applicants choose their cameras and lenses from. */
export const seed = (): string => `
insert into public.cameras (name, brand, model)
select name, brand, model from jsonb_populate_recordset(null::public.cameras, ${literal(cameras)});

insert into public.lenses (name, brand, focal_length, aperture, lens_type)
select name, brand, focal_length, aperture, lens_type
from jsonb_populate_recordset(null::public.lenses, ${literal(lenses)});
`
