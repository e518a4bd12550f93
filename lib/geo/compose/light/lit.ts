import type { Form } from '../prose/choose.ts'
import type { SunYear } from '../sun/sun-year.ts'

/** A place under the sun: a city, or the city that stands for its state. */
export interface Lit {
  slug: string
  name: string
  sun: SunYear
}

export type LightForm = Form<Lit>
