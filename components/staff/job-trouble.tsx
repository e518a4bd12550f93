type Props = {
  /** Why the last attempt ended, in words for staff. */
  problem: string | null
  hasWorker: boolean
}

/** Says why a job that staff wait for does not go on. */
export const JobTrouble = ({ problem, hasWorker }: Props) => (
  <>
    {problem && (
      <p role="alert" className="border-l-2 border-destructive py-1 pl-4">
        The last try failed: {problem} It will be retried automatically.
      </p>
    )}
    {!hasWorker && (
      <p className="border-l-2 border-destructive py-1 pl-4">
        Waiting: no worker is running. It starts as soon as one does.
      </p>
    )}
  </>
)
