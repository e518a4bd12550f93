import { Button } from '@/components/ui/button'
import { closeWork, readProgress, stopWork, undoWork } from '@/lib/actions/bulk-work'
import type { Area } from '@/lib/auth/roles'
import { type BulkWork, progressOf, workReport } from '@/lib/list/bulk-work'
import type { BulkList } from '@/lib/list/selection'
import { formatCount } from '@/lib/text/format'
import { ReportView } from './bulk-reports'
import { WorkProgress } from './work-progress'

type Props = {
  list: BulkList
  /** Of lists that are in several. */
  area?: Area
  nouns: readonly [one: string, many: string]
  works: BulkWork[]
  /** What a row of this list can lack for visitors. */
  gapLabels?: Readonly<Record<string, string>>
  rowHref: (id: string) => string
  /** The page itself. */
  href: string
}

/** Above a list: changes of more rows than one request makes, while they go on and after. */
export const BulkWorks = ({ list, area = 'admin', nouns, works, gapLabels = {}, rowHref, href }: Props) =>
  works.map((work) => {
    const { id, status, total, verb } = work
    const rows = `${formatCount(total)} ${nouns[1]}`
    const progress = progressOf(work)
    if (progress) {
      const isUndo = status === 'undoing'
      return (
        <WorkProgress
          key={`${id} ${status}`}
          heading={isUndo ? `Putting back ${rows}` : `Changing ${rows}: ${verb}`}
          things={nouns[1]}
          href={href}
          progress={progress}
          read={readProgress.bind(null, list, area, id)}
        >
          <form action={stopWork.bind(null, list, area, id)} className="grid justify-items-start gap-2">
            <Button type="submit" variant="outline">
              Stop
            </Button>
            {!isUndo && (
              <p className="text-sm text-muted-foreground">
                {work.canUndo
                  ? 'What is changed so far stays. You can undo it after that.'
                  : 'What is changed so far stays.'}
              </p>
            )}
          </form>
        </WorkProgress>
      )
    }
    return (
      <ReportView
        key={id}
        state={{
          report: workReport(work, { nouns, hrefOf: rowHref, gapLabel: (gap) => gapLabels[gap] ?? gap }),
        }}
      >
        <div className="flex flex-wrap gap-3">
          {hasUndo(work) && (
            <form action={undoWork.bind(null, list, area, id)}>
              <Button type="submit" variant="outline" size="sm">
                {work.undone + work.kept > 0 ? 'Continue the undo' : `Undo all ${formatCount(work.done)}`}
              </Button>
            </form>
          )}
          <form action={closeWork.bind(null, list, area, id)}>
            <Button type="submit" variant="ghost" size="sm">
              Close
            </Button>
          </form>
        </div>
      </ReportView>
    )
  })

const hasUndo = ({ canUndo, status, done, undone, kept }: BulkWork) =>
  canUndo && status === 'done' && done > undone + kept
