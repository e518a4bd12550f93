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
        The last try ended: {problem} It is tried again by itself.
      </p>
    )}
    {!hasWorker && (
      <p className="border-l-2 border-destructive py-1 pl-4">
        It waits: no worker is there. It begins as soon as one is started.
      </p>
    )}
  </>
)
