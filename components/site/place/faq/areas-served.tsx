import { STATES } from '@/lib/content/states'
import { paths } from '@/lib/paths'
import { LinkColumns } from './link-columns'

const LINKS = STATES.map(({ name, slug }) => ({ href: paths.place(slug), name }))

export function AreasServed() {
  return (
    <>
      <p className="mb-5">
        All fifty states. The network is densest in and around the large cities; everywhere else the nearest
        crew drives out to you.
      </p>
      <LinkColumns label="States" links={LINKS} />
    </>
  )
}
