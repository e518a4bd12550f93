import { exportPrograms, type ProgramRow } from '@/lib/data/owl/loyalty-list'
import { exportList } from '@/lib/list/csv'
import { LOYALTY_LIST, type LoyaltyColumn, PROGRAM_STATUS_LABELS } from '@/lib/owl/loyalty/lists'
import { requireScreen } from '@/lib/portal/require-screen'

const versionText = (version: ProgramRow['running']) =>
  version ? `Version ${version.number} from ${version.on}` : ''

const VALUES: Record<LoyaltyColumn, (program: ProgramRow) => string> = {
  name: ({ name }) => name,
  group: ({ group }) => group,
  status: ({ status }) => PROGRAM_STATUS_LABELS[status],
  running: ({ running }) => versionText(running),
  coming: ({ coming }) => versionText(coming),
  members: ({ members }) => String(members),
  points: ({ points }) => String(points),
  created: ({ createdAt }) => createdAt,
}

export async function GET(request: Request) {
  await requireScreen('owl', 'loyalty-program')
  return exportList(LOYALTY_LIST, request, { read: exportPrograms, values: VALUES })
}
