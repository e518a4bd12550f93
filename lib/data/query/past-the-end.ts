/** PostgREST's code for a range that starts behind the last row. */
const PAST_THE_END = 'PGRST103'

/** Whether a page was asked for that would come after the last one. */
export const isPastTheEnd = (error: { code: string } | null): boolean => error?.code === PAST_THE_END
