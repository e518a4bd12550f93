/** Whether a text that came from outside names an entry of a table, and not what every object has. */
export const hasKey = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key)
