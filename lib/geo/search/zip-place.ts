import type { Place, ZipCode } from '../types.ts'

export const zipPlace = ({ zip, town, state, lat, lng }: ZipCode): Place => ({
  kind: 'zip',
  label: `${town}, ${state} ${zip}`,
  city: town,
  state,
  zip,
  lat,
  lng,
})
