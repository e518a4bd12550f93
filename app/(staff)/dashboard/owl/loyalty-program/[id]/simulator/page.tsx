import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { Simulator } from '@/components/staff/loyalty/simulator'
import { requireArea } from '@/lib/auth/session'
import { getProgram, type LoyaltyVersion } from '@/lib/data/owl/loyalty-record'
import { firstValue } from '@/lib/list/query'
import { runningVersion } from '@/lib/owl/loyalty/phases'
import { simulate } from '@/lib/owl/loyalty/simulate'
import { cheapestReward, readHabits, readSimulatorValues } from '@/lib/owl/loyalty/simulator-query'
import { owlPaths } from '@/lib/portal/owl-paths'

export const metadata: Metadata = { title: 'Loyalty simulator' }

const titleOf = ({ number, state }: LoyaltyVersion) =>
  `Version ${number}${state === 'draft' ? ' (draft)' : ''}`

export default async function SimulatorPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/loyalty-program/[id]/simulator'>) {
  const { id } = await params
  await requireArea('owl', owlPaths.loyaltySimulator(id))
  const program = z.uuid().safeParse(id).success ? await getProgram(id) : null
  const [newest] = program?.versions ?? []
  if (!program || !newest) notFound()
  const query = await searchParams
  const chosenOf = (name: string) =>
    program.versions.find((version) => version.id === firstValue(query[name]))
  const version = chosenOf('version') ?? runningVersion(program.versions, program.today) ?? newest
  const beside = chosenOf('beside') ?? null
  const values = readSimulatorValues(query)
  const { habits, errors } = readHabits(values)
  const shown = beside && beside.id !== version.id ? [version, beside] : [version]
  return (
    <Simulator
      program={program}
      values={values}
      errors={errors}
      chosen={{ version, beside }}
      titleOf={titleOf}
      results={
        habits
          ? shown.map((version) => ({
              version,
              title: titleOf(version),
              year: simulate(version.rules, {
                ...habits,
                reward: habits.reward === '' ? cheapestReward(version.rules) : habits.reward,
                since: program.today,
              }),
            }))
          : []
      }
    />
  )
}
