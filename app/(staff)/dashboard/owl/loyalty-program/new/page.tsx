import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewProgramForm } from '@/components/staff/loyalty/new-program-form'
import { listGroupOptions } from '@/lib/data/owl/loyalty-list'
import { PROGRAM_ZONES } from '@/lib/owl/loyalty/lists'
import { requireScreen } from '@/lib/portal/require-screen'
import { addProgram } from './actions'

export const metadata: Metadata = { title: 'New loyalty program' }

export default async function NewProgramPage() {
  const { screen } = await requireScreen('owl', 'loyalty-program', 'new')
  const groups = await listGroupOptions()
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewProgramForm
        action={addProgram}
        groups={groups.map(({ id, name }) => [id, name])}
        zones={Object.entries(PROGRAM_ZONES)}
      />
    </div>
  )
}
