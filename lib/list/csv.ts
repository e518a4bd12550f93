/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Text that stays text: an apostrophe keeps a spreadsheet from calculating it, quotes keep its commas and lines together. */
const cell = (value: string) => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** One record as RFC 4180 wants it, with its line end. */
export const csvRecord = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

/** Begins a file that Excel, too, reads as UTF-8. */
export const CSV_START = '\ufeff'
