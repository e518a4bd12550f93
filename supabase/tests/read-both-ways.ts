import type { Session } from './session'

type Keyed = { id: string; sort_value: string }

/** The ids of a list, read whole and two at a time by key. */
export async function readBothWays(caller: Session, list: string, parameters: string) {
  const read = (further: string) =>
    caller.query<Keyed>(`select id, sort_value from public.${list}(${parameters}${further})`)
  const whole = (await read('')).map(({ id }) => id)
  const byKey: string[] = []
  for (let after = ''; byKey.length <= whole.length;) {
    const rows = await read(`, max_rows => 2${after}`)
    byKey.push(...rows.map(({ id }) => id))
    const last = rows.at(-1)
    if (!last || rows.length < 2) break
    after = `, after_value => '${last.sort_value}', after_id => '${last.id}'`
  }
  return { whole, byKey }
}
