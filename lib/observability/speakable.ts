/** Codes, short names and addresses of our own code: nothing with which a person could be named, written to or let in. */
const PLAIN = /^[\w .,:/()[\]'-]{1,120}$/
const LONG_NUMBER = /\d[\d .()-]{5,}\d/
/** Keys, tokens and hashes are long and know no pause. */
const TOKEN = /[\w-]{24,}/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What may stand in a log: the text, or null when it could hold more than our own words. A UUID names a row to staff only. */
export function speakable(text: string): string | null {
  if (UUID.test(text)) return text
  return PLAIN.test(text) && !LONG_NUMBER.test(text) && !TOKEN.test(text) ? text : null
}
