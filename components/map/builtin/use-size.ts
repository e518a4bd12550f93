import { useEffect, useState } from 'react'
import type { Size } from '@/lib/map/camera'

/** The inner size of an element; null until it is known. */
export function useSize(element: Element | null): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
