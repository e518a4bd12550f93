import { openDatabase } from './harness'

const database = openDatabase()

it('offers visitors the cameras and lenses of the seeds', async () => {
  const count = (table: string) =>
    database.asAnon().value<number>(`select count(*)::int from public.${table}`)
  expect(await count('cameras')).toBeGreaterThanOrEqual(120)
  expect(await count('lenses')).toBeGreaterThanOrEqual(200)
})

it('reads length, speed and kind of a lens from its name', async () => {
  const names = [
    'Sigma 18-35mm F1.8 DC HSM | Art',
    'Canon RF 100mm F2.8 L Macro IS USM',
    'Cooke S4/i 50mm T2',
    'Fujinon Premista 80-250mm T2.9-3.5',
    'Atlas Orion 40mm T2 Anamorphic',
  ]
  const lenses = await database.sql(
    `select focal_length, aperture, lens_type from public.lenses where name = any ($1)
     order by array_position($1, name)`,
    [names],
  )
  expect(lenses).toEqual([
    { focal_length: '18-35mm', aperture: 'f/1.8', lens_type: 'zoom' },
    { focal_length: '100mm', aperture: 'f/2.8', lens_type: 'macro' },
    { focal_length: '50mm', aperture: 'T2', lens_type: 'cine prime' },
    { focal_length: '80-250mm', aperture: 'T2.9-3.5', lens_type: 'cine zoom' },
    { focal_length: '40mm', aperture: 'T2', lens_type: 'anamorphic' },
  ])
})
