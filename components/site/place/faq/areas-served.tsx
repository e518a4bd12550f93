import { paths } from '@/lib/paths'
import { toPlaceSlug } from '@/lib/geo/place-slug'
import { LinkColumns } from './link-columns'

/** `states` are full names. */
export function AreasServed({ states }: { states: readonly string[] }) {
  return (
    <>
      <p className="mb-5">
        All fifty states. The network is densest in and around the large cities; everywhere else the nearest
        crew drives out to you.
      </p>
      <LinkColumns
        label="States"
        links={states.map((name) => ({ href: paths.place(toPlaceSlug(name) ?? name), name }))}
      />
    </>
  )
}
