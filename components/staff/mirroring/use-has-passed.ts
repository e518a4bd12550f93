import { useEffect, useState } from 'react'

/** Whether a time, ISO 8601, has come; noticed also when it comes while one looks. */
export function useHasPassed(time: string | undefined): boolean {
  const [passed, setPassed] = useState<string>()
  useEffect(() => {
    if (time === undefined) return
    const timer = setTimeout(() => setPassed(time), Date.parse(time) - Date.now())
    return () => clearTimeout(timer)
  }, [time])
  return time !== undefined && passed === time
}
