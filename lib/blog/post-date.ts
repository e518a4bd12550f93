const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** As in 'November 3, 2026', the same for every reader. `time` is ISO 8601. */
export const postDate = (time: string): string => FORMAT.format(new Date(time))
