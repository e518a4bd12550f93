import { USER_TYPES } from '@/lib/auth/roles'
import { navigationFor } from '@/lib/portal/navigation'
import { SCREEN_ICONS } from './screen-icons'

test.each(USER_TYPES)('what the sidebar of %s shows has an icon', (role) => {
  const pinned = navigationFor(role)
    .flatMap(({ sidebar }) => sidebar)
    .flatMap(({ links }) => links)
  expect(pinned.length).toBeGreaterThan(4)
  expect(pinned.filter(({ path }) => !(path in SCREEN_ICONS))).toEqual([])
})
