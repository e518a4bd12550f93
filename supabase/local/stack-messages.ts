export interface SetupCounts {
  migrations: number
  seeds: number
  media: number
}

/** What the stack process tells the launcher. */
export type StackMessage =
  | { type: 'progress'; step: string }
  | { type: 'mail'; file: string }
  | { type: 'refused'; message: string }
  | { type: 'ready'; publishableKey: string; secretKey: string; instance: string; counts: SetupCounts }
