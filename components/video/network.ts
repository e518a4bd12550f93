type Connection = { saveData?: boolean; effectiveType?: string }

/** Only some browsers say how fast the network is. */
export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

export const isMetered = () =>
  connection().saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
