/** As the browser announces a file. */
export type AnnouncedFile = { type: string; size: number }

/** Without a problem the browser sends the file to `address`; `path` names it afterwards. */
export type StartedUpload = { problem: string } | { problem: null; path: string; address: string }

export type FinishedUpload = { problem: string | null }
