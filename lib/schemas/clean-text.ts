/** Everything in Unicode's control category but tab and line feed. A NUL, for one, is refused by Postgres. */
const CONTROL = /[^\P{Cc}\t\n]/gu

/** Text typed into a one-line field: pasted line breaks and runs of spaces become one space. */
export const cleanLine = (value: string) => value.replace(/\s+/g, ' ').replace(CONTROL, '').trim()

/** Text typed into a multi-line field. Browsers post CRLF where the field showed one line break. */
export const cleanParagraphs = (value: string) => value.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()
