import type { Metadata } from 'next'
import { BoardSearchForm, AdGroupBoard } from '@/components/staff/ad-groups/ad-group-board'
import { AdGroupViews } from '@/components/staff/ad-groups/ad-group-views'
import { ScreenHeading } from '@/components/staff/headings'
import { canEnter } from '@/lib/auth/roles'
import { searchAdGroupBoard } from '@/lib/data/ads/ad-group-cards'
import { requireScreen } from '@/lib/portal/require-screen'
import { readText } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { moveCard, postCardMove } from './actions'

export const metadata: Metadata = { title: 'Ad groups board' }

const CARDS_PER_COLUMN = 25

export default async function AdGroupBoardPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-groups/board'>) {
  const { area: named } = await params
  const { viewer, area, screen } = await requireScreen(named, 'ad-groups', 'board')
  const text = readText((await searchParams).q)
  const columns = await searchAdGroupBoard(text, CARDS_PER_COLUMN)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading {...screen} />
        <AdGroupViews area={area} current="board" />
      </div>
      <BoardSearchForm action={staffPaths.adGroupBoard(area)} text={text} />
      <AdGroupBoard
        area={area}
        columns={columns}
        text={text}
        actions={
          canEnter('project-manager', viewer.role)
            ? { move: moveCard, post: postCardMove.bind(null, area) }
            : undefined
        }
      />
    </div>
  )
}
