'use client'

import dynamic from 'next/dynamic'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import type { Point } from '@/lib/geo/types'
import { formatPosition, readPosition } from '@/lib/owl/position'

const PinMap = dynamic(() => import('./pin-map').then((module) => module.PinMap), { ssr: false })

/** Where the pin begins for a site that has no position. */
const MIDDLE = { lat: 39.5, lng: -98.35 }
const DECIMALS = 5

const pointOf = (typed: string): Point | null => {
  const read = readPosition(typed)
  return 'position' in read ? read.position : null
}

/** A position, typed or by a pin on a map. Without JavaScript it is typed. */
export function PinInput({ defaultValue, ...props }: ComponentProps<'input'> & { defaultValue: string }) {
  const [value, setValue] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const point = pointOf(value)

  // The form is there while it is closed; a map needs room.
  useEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => setOpen((entry?.contentRect.width ?? 0) > 0))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  const moveTo = ({ lat, lng }: Point) => {
    setValue(formatPosition({ lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) }))
  }
  return (
    <div ref={frame} className="grid w-full gap-3">
      {isOpen && <PinMap point={point} first={pointOf(defaultValue)} onPoint={moveTo} />}
      {isOpen && value === '' && (
        <button
          type="button"
          onClick={() => moveTo(MIDDLE)}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
        >
          Put a pin on the map
        </button>
      )}
      <Input
        {...props}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        maxLength={60}
        autoComplete="off"
        placeholder="42.9634, -85.6681"
        className="h-11!"
      />
      <p className="text-sm text-muted-foreground">
        Drag the pin, or type latitude and longitude. Saving also sets the time zone that the new position
        has.
      </p>
    </div>
  )
}
