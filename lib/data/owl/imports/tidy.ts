const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** '11/30/2026', as American spreadsheets write days, as '2026-11-30'. Anything else stays. */
export function tidyDay(text: string): string {
  const [, month = '', day = '', year = ''] = SLASHED.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
