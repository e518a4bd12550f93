import type { Session } from './session'

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

export type QueryPlan = {
  /** The indexes that the query uses, and the tables that it scans completely. */
  accessPaths: string[]
  /** Rows read from tables and indexes, including rows that a filter removed. */
  rowsRead: number
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The plan of a query, executed as the caller. */
export async function planFor(caller: Session, query: string): Promise<QueryPlan> {
  const [row] = await caller.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (analyze, format json) ${query}`,
  )
  const nodes = row?.['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)) ?? []
  const scans = nodes.filter((node) => node['Node Type'].includes('Scan'))
  return {
    accessPaths: scans.flatMap((node) => {
      if (node['Node Type'] === 'Seq Scan') return [node['Relation Name'] ?? '']
      return node['Index Name'] ? [node['Index Name']] : []
    }),
    rowsRead: scans
      .filter((node) => node['Node Type'] !== 'Bitmap Index Scan')
      .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])
      .reduce((sum, rows) => sum + rows, 0),
  }
}
