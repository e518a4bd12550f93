import { step } from '../../supabase/local/printout.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import { CAMPAIGNS } from '../../supabase/seed/ads/campaigns.ts'
import { PEOPLE } from '../../supabase/tests/people.ts'
import { timeAnswers, type Answers } from './answers.ts'
import { ANSWER_COLUMNS } from './bars.ts'
import { LARGE } from './large-lists.ts'
import { managerCookies } from './sign-in.ts'
import { countMissed, formatTable } from './table.ts'

export type AnswerFigures = Answers & {
  page: string
  /** What a dynamic page takes that asks the database nothing. */
  empty: number
}

const EMPTY_PAGE = '/login'
const PAGE_SIZE = 50
const LATE_PAGE = (LARGE.groups / PAGE_SIZE) * 0.9

/** How both long lists are read. */
const LIST_QUERIES: readonly string[] = [
  '',
  '?sort=client&order=asc',
  '?status=in_review',
  '?q=4999',
  '?q=campaign',
  '?q=harbor+winter',
  `?page=${LATE_PAGE}`,
]

/** Its screens are those of the person who is signed in. */
const AREA = '/dashboard/project-manager'
const openGroup = CAMPAIGNS.find(({ preview }) => preview === 'open')?.id

/** Pages that are made for each request, by address. */
const DYNAMIC_PAGES: readonly string[] = [
  ...LIST_QUERIES.map((query) => `${AREA}/ad-groups${query}`),
  `${AREA}/ad-groups?sort=name&order=asc`,
  `${AREA}/ad-groups?assignee=${PEOPLE.project_manager}`,
  ...LIST_QUERIES.map((query) => `${AREA}/ad-library${query}`),
  `${AREA}/ad-library?sort=title&order=asc`,
  `${AREA}/ad-groups/board`,
  `${AREA}/ad-groups/${openGroup}`,
  `${AREA}/home`,
  `/preview/ad-group/${openGroup}`,
  '/places?q=springfield',
]

/** What the server needs for pages that it makes anew. Answers how many figures miss their bars. */
export async function reportAnswers(settings: Settings): Promise<number> {
  const { siteUrl } = settings
  const cookie = await managerCookies(settings)
  const empty = await timeAnswers(siteUrl + EMPTY_PAGE)
  const pages: AnswerFigures[] = [{ page: EMPTY_PAGE, ...empty, empty: empty.p50 }]
  for (const address of DYNAMIC_PAGES) {
    const answers = await step(
      'Dynamic',
      () => timeAnswers(siteUrl + address, { cookie }),
      () => address,
    )
    pages.push({ page: address.replace(AREA, ''), ...answers, empty: empty.p50 })
  }
  console.log(
    `\nDynamic pages with ${LARGE.groups} ad groups and ads\n${formatTable(ANSWER_COLUMNS, pages)}\n`,
  )
  return countMissed(ANSWER_COLUMNS, pages)
}
