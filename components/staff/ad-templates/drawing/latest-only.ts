/** Runs one task at a time. What is added meanwhile replaces what waits, so that only the latest follows. */
export function latestOnly<Task>(run: (task: Task) => Promise<void>) {
  let next: { task: Task } | null = null
  let isRunning = false

  async function work(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      while (next) {
        const { task } = next
        next = null
        await run(task)
      }
    } finally {
      isRunning = false
    }
  }

  return {
    add: (task: Task) => {
      next = { task }
      void work()
    },
    /** Forgets what waits. */
    clear: () => {
      next = null
    },
  }
}
